"""Mail with a link, where a server that takes mail is named."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from queenswright.kernel.errors import OptionError
from queenswright.locale import LANGUAGES, render
from queenswright.server.config import Smtp

LOG = logging.getLogger("queenswright.server")
PATIENCE = 20.0
AT_ONCE = 2
"""Letters that are being sent; a server that does not answer keeps only these waiting, and nobody else."""
LONGEST_ADDRESS = 200
PORTS = {"smtp": 587, "smtps": 465}


def is_address(text: str) -> bool:
    """Whether a text can be a mail address; only a letter that arrives proves that it is one.

    >>> is_address("anna@example.org"), is_address("anna@example"), is_address("a@b.org, eve@b.org")
    (True, False, False)
    """
    return (
        len(text) <= LONGEST_ADDRESS and re.fullmatch(r"[^\s@,;<>\"]+@[^\s@,;<>\"]+\.[^\s@,;<>\".]+", text) is not None
    )


def smtp_of_environment() -> Smtp | None:
    """How mail is sent, from QUEENSWRIGHT_SMTP, QUEENSWRIGHT_MAIL_FROM and QUEENSWRIGHT_SITE; None without them."""
    address = os.environ.get("QUEENSWRIGHT_SMTP")
    if not address:
        return None
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname:
        raise OptionError(
            "QUEENSWRIGHT_SMTP", f"got {parts.scheme}://…, expected smtp://USER:PASSWORD@HOST or smtps://…"
        )
    sender, site = (os.environ.get(name, "") for name in ("QUEENSWRIGHT_MAIL_FROM", "QUEENSWRIGHT_SITE"))
    if not is_address(sender):
        raise OptionError("QUEENSWRIGHT_MAIL_FROM", f"got {sender!r}, expected the mail address of the sender")
    if urlsplit(site).scheme not in ("http", "https"):
        raise OptionError("QUEENSWRIGHT_SITE", f"got {site!r}, expected the address of this site, https://…")
    plain = parts.hostname in ("localhost", "127.0.0.1", "::1") and parts.scheme == "smtp"
    return Smtp(
        parts.hostname,
        parts.port or PORTS[parts.scheme],
        sender,
        site.rstrip("/"),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        "tls" if parts.scheme == "smtps" else "none" if plain else "starttls",
    )


class Post:
    """Sends letters in the background."""

    def __init__(self, smtp: Smtp | None) -> None:
        self._smtp = smtp
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_there(self) -> bool:
        return self._smtp is not None

    def send_later(self, kind: str, to: str, name: str, path: str) -> None:
        """Send a link; nobody waits for it, so that the time it takes tells nothing."""
        assert self._smtp is not None
        task = asyncio.get_running_loop().create_task(self._send(_letter(self._smtp, kind, to, name, path)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def waiting(self) -> int:
        """How many letters are not on their way yet."""
        return len(self._tasks)

    def close(self) -> None:
        """Send what is being sent, and nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _send(self, letter: EmailMessage) -> None:
        assert self._smtp is not None
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, _deliver, self._smtp, letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.error("a letter could not be sent: %s", _problem(error))


def _letter(smtp: Smtp, kind: str, to: str, name: str, path: str) -> EmailMessage:
    """One letter in all languages: the server does not know which one somebody reads."""
    letter = EmailMessage()
    letter["From"], letter["To"] = smtp.sender, to
    letter["Subject"] = "Queenswright"
    args = {"name": name, "link": f"{smtp.site}{path}"}
    letter.set_content("\n\n".join(render(f"mail-{kind}", args, language) for language in LANGUAGES) + "\n")
    return letter


def _deliver(smtp: Smtp, letter: EmailMessage) -> None:
    with _connected(smtp) as server:
        if smtp.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(letter)


def _problem(error: OSError | smtplib.SMTPException) -> str:
    """What went wrong, without the address, which servers like to repeat."""
    codes: list[object] = []
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
    elif isinstance(error, smtplib.SMTPResponseException):
        codes = [error.smtp_code]
    elif not isinstance(error, smtplib.SMTPException):
        codes = [error.strerror or error]
    return " ".join([type(error).__name__, *map(str, codes)])


def _connected(smtp: Smtp) -> smtplib.SMTP:
    if smtp.security == "tls":
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=ssl.create_default_context())
    return smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
