"""What a browser keeps of who it is: the token of a session, or the number of a guest of whom nothing is stored."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import Cookie

from queenswright.server.headers import header

COOKIE = "queenswright"
KNOWN = "queenswright-known"
"""The accounts that were signed in at this browser; it outlives signing out."""
MOST_KNOWN = 5
A_DAY = 86_400
GUEST_LIFE = 30 * A_DAY
KNOWN_LIFE = 180 * A_DAY
FIRST_VERSION_LIFE = 400 * A_DAY
SESSION, GUEST = "s", "g"


@dataclass(frozen=True)
class CookieContent:
    """What a cookie holds: of which kind it is, its value, and the seconds since it was signed."""

    kind: str
    value: str
    age: float


class Cookies:
    """Signs and reads them."""

    def __init__(self, secret: bytes) -> None:
        self._signers = {kind: _signer(secret, f"queenswright-{kind}") for kind in (SESSION, GUEST, KNOWN)}
        self._first = _signer(secret, "queenswright-session")

    def read(self, scope: Any) -> CookieContent | None:
        """What the cookie of a request holds; one that is not signed by us is like none."""
        kind, _, rest = cookie_in(scope, COOKIE).partition(".")
        return self._unsigned(kind, rest) if kind in (SESSION, GUEST) else None

    def read_first(self, scope: Any) -> tuple[str, float, str] | None:
        """The person whom a cookie of the first version names, when it was signed, and its hash."""
        text = cookie_in(scope, COOKIE)
        try:
            value, at = self._first.unsign(text, max_age=FIRST_VERSION_LIFE, return_timestamp=True)
            return value.decode(), at.timestamp(), fingerprint(text)
        except (BadSignature, UnicodeDecodeError):
            return None

    def known(self, scope: Any) -> list[str]:
        """The accounts that were signed in at this browser."""
        kept = self._unsigned(KNOWN, cookie_in(scope, KNOWN))
        return kept.value.split() if kept else []

    def _unsigned(self, kind: str, text: str) -> CookieContent | None:
        signer = self._signers[kind]
        try:
            value, at = signer.unsign(text, return_timestamp=True)
            return CookieContent(kind, value.decode(), signer.get_timestamp() - at.timestamp())
        except (BadSignature, UnicodeDecodeError):
            return None

    def session(self, token: str, life: float, secure: bool) -> Cookie:
        """The cookie of a session."""
        return self._cookie(SESSION, token, life, secure)

    def guest(self, number: str, secure: bool) -> Cookie:
        """The cookie of somebody of whom nothing is stored."""
        return self._cookie(GUEST, number, GUEST_LIFE, secure)

    def _cookie(self, kind: str, value: str, life: float, secure: bool) -> Cookie:
        return _made(COOKIE, f"{kind}.{self._signers[kind].sign(value).decode()}", life, secure)

    def knowing(self, scope: Any, person: str, secure: bool) -> Cookie:
        """The cookie that remembers one more account."""
        people = [person, *(other for other in self.known(scope) if other != person)][:MOST_KNOWN]
        return _made(KNOWN, self._signers[KNOWN].sign(" ".join(people)).decode(), KNOWN_LIFE, secure)


def fingerprint(text: str) -> str:
    """What is stored of a secret that has chance enough."""
    return hashlib.sha256(text.encode()).hexdigest()


def _signer(secret: bytes, salt: str) -> TimestampSigner:
    return TimestampSigner(secret, salt=salt, digest_method=hashlib.sha256)


def _made(name: str, value: str, life: float, secure: bool) -> Cookie:
    return Cookie(name, value=value, path="/", max_age=int(life), httponly=True, samesite="lax", secure=secure)


def cookie_in(scope: Any, wanted: str) -> str:
    """One cookie of a request, empty when it is missing."""
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value.strip('"')
    return ""
