"""Letters go to a real SMTP server: what is said to it over the wire, in plain, with STARTTLS and with TLS."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import pause

from queenswright.server.config import Smtp
from queenswright.server.mail import Post

CERTIFICATE = Path(__file__).with_name("mail_certificate.pem")
"""For localhost, with its key; nobody else trusts it."""
USER, PASSWORD = "games", "a secret / with signs"
LOCAL = "127.0.0.1"


@dataclass
class Postbox:
    """A server that takes letters (RFC 5321), and what was said to it."""

    speaks_tls: bool = True
    needs_login: bool = True
    refuses: bool = False
    letters: list[Any] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)

    @asynccontextmanager
    async def open(self, tls: bool = False) -> AsyncIterator[int]:
        """The port on which it listens."""
        server = await asyncio.start_server(self._talk, LOCAL, 0, ssl=self._context() if tls else None)
        async with server:
            yield server.sockets[0].getsockname()[1]

    @staticmethod
    def _context() -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        return context

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 localhost\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            is_secret = writer.get_extra_info("ssl_object") is not None
            self.commands.append(f"{word}{' (TLS)' if is_secret else ''}")
            if word == "STARTTLS":
                writer.write(b"220 go on\r\n")
                await writer.start_tls(self._context())
            elif word == "AUTH":
                self.logins.append(base64.b64decode(line.split()[2]).decode())
                writer.write(b"235 welcome\r\n")
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(email.message_from_bytes(text, policy=email.policy.default))
                writer.write(b"250 taken\r\n")
            elif word == "EHLO":
                offers = ["STARTTLS"] * (self.speaks_tls and not is_secret) + ["AUTH PLAIN"] * self.needs_login
                writer.write("".join(f"250-{one}\r\n" for one in ("localhost", *offers)).encode() + b"250 HELP\r\n")
            elif word == "QUIT":
                writer.write(b"221 goodbye\r\n")
                break
            else:
                writer.write(b"550 nobody is here\r\n" if word == "RCPT" and self.refuses else b"250 fine\r\n")
        writer.close()


def smtp(port: int, security: str, user: str = USER) -> Smtp:
    return Smtp("localhost", port, "games@example.org", "https://play.example.org", user, PASSWORD, security)


async def sent(box: Postbox, security: str, user: str = USER, tls: bool = False) -> Postbox:
    """Send one letter and wait until it is there, or could not be sent."""
    async with box.open(tls) as port:
        post = Post(smtp(port, security, user))
        post.send_later("recover", "anna@example.org", "Änne", "/recover/TOKEN")
        while post.waiting():
            await pause()
        post.close()
    return box


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificate of the postbox is one that this machine trusts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_a_letter_and_its_password_go_over_tls(security: str, caplog: pytest.LogCaptureFixture) -> None:
    box = await sent(Postbox(), security, tls=security == "tls")
    (letter,) = box.letters
    assert (letter["From"], letter["To"], letter["Subject"]) == (
        "games@example.org",
        "anna@example.org",
        "Queenswright",
    )
    text = letter.get_content()
    assert (text.count("https://play.example.org/recover/TOKEN"), text.count("Änne")) == (3, 3)
    assert box.logins == [f"\0{USER}\0{PASSWORD}"]
    in_plain = [command for command in box.commands if not command.endswith("(TLS)")]
    assert in_plain == ([] if security == "tls" else ["EHLO", "STARTTLS"])
    assert caplog.text == ""


async def test_a_server_on_this_machine_may_be_spoken_to_in_plain() -> None:
    box = await sent(Postbox(speaks_tls=False, needs_login=False), "none", user="")
    assert (len(box.letters), box.logins) == (1, [])


async def test_a_letter_is_not_sent_in_plain_where_tls_was_asked_for(caplog: pytest.LogCaptureFixture) -> None:
    box = await sent(Postbox(speaks_tls=False), "starttls")
    assert (box.letters, box.logins) == ([], [])
    assert "a letter could not be sent" in caplog.text


async def test_a_server_that_nobody_trusts_gets_no_letter(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    box = await sent(Postbox(), "starttls")
    assert (box.letters, box.logins) == ([], [])
    assert "a letter could not be sent" in caplog.text


async def test_a_refused_letter_is_named_in_the_log_and_nothing_of_it(caplog: pytest.LogCaptureFixture) -> None:
    box = await sent(Postbox(refuses=True), "starttls")
    assert box.letters == []
    assert "a letter could not be sent" in caplog.text
    assert "SMTPRecipientsRefused 550" in caplog.text
    assert [word for word in ("TOKEN", "anna", "nobody is here") if word in caplog.text] == []
