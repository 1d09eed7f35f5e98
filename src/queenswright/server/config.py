"""The configuration of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from argon2 import PasswordHasher

STATIC = Path(__file__).parent / "static"


def steady_time() -> float:
    """Seconds since the machine started, with those in which it slept where the system counts them."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


@dataclass(frozen=True)
class Limit:
    """A rate limit: how many at once, and how many per minute after that."""

    burst: int
    per_minute: float


LIMITS = {
    "tables": Limit(20, 6),
    "login": Limit(8, 4),
    "guess": Limit(10, 6),
    "recover": Limit(5, 1),
    "letters": Limit(3, 0.05),
    "account": Limit(5, 1),
    "name": Limit(10, 6),
    "say": Limit(10, 30),
    "hint": Limit(6, 12),
    "think": Limit(120, 1200),
    "act": Limit(60, 1200),
    "undo": Limit(60, 60),
    "seats": Limit(40, 30),
    "stored": Limit(20_000, 14),
    "made": Limit(500, 0.35),
    "sync": Limit(20, 60),
    "sockets": Limit(60, 60),
    "replay": Limit(10, 10),
    "pages": Limit(120, 600),
    "lists": Limit(60, 120),
    "export": Limit(3, 1),
    "read": Limit(300, 1200),
    "write": Limit(60, 240),
    "study": Limit(6, 2),
    "worth": Limit(20, 60),
    "puzzle": Limit(30, 30),
}
"""Every limit counts for a person and for an address; an address has ADDRESS_FACTOR times as much. `stored` and
`made` are for a whole day: nobody fills the disk with commands, tables, people and analyses that are within the other
limits. `letters` are those to one mail address, whoever asks for them."""
ADDRESS_FACTOR = 5
SHARED = frozenset(
    {
        "login",
        "guess",
        "recover",
        "letters",
        "account",
        "tables",
        "sockets",
        "hint",
        "study",
        "worth",
        "puzzle",
        "replay",
        "export",
    }
)
"""What is counted by all processes on one database together."""
PLENTY = Limit(1000, 6000)
"""For one person at their own machine."""


@dataclass(frozen=True)
class Thinking:
    """Seconds that bots may think for a person and for a network, and at how many of their tables of one rank bots may
    play at the same time."""

    person: Limit = Limit(90, 40)
    network: Limit = Limit(180, 45)
    tables_of_person: int = 8
    tables_of_network: int = 40


AT_HOME = Thinking(PLENTY, PLENTY, 1000, 1000)
"""For one person at their own machine."""


STUDYING = Thinking(Limit(600, 30), Limit(1800, 60))
"""The same for analyses, which come behind everything else anyway."""


@dataclass(frozen=True)
class Smtp:
    """The server that takes mail, and the address of this one for links in it."""

    host: str
    port: int
    sender: str
    site: str
    user: str = ""
    password: str = ""
    security: str = "starttls"
    """`starttls`, `tls`, or `none` for a server on this machine."""


@dataclass(frozen=True)
class Config:
    """The choices of whoever runs the server; the defaults are those of `queenswright serve`."""

    local: bool = False
    """One person at this machine: no name needed, no cookie, reached by the loopback address only."""
    behind_proxy: int = 0
    """How many proxies of ours a request comes through; the address is the one that the outermost saw."""
    origins: tuple[str, ...] = ()
    """Further origins (`https://example.org`) whose pages may open sockets."""
    bot_pace: float = 0.4
    """Seconds between two moves of bots while somebody watches."""
    bot_wait: float = 5.0
    """Seconds that a table waits for the bots' process to load its rules before a simple bot stands in."""
    bot_limit: float = 60.0
    """Seconds that a bot may take beyond its budget."""
    thinking: Thinking = Thinking()
    """How much bots think for one person and one network."""
    studying: Thinking = STUDYING
    """How much analyses of games may take for one person and one network, and the same again for evaluations; whoever
    has had more comes behind all others."""
    study_simulations: int = 60
    """With how many an analysis looks for the best turn of a position."""
    tick: float = 0.5
    """Seconds between two looks at which tables are due."""
    due_at_once: int = 1000
    """Tables that one such look is about."""
    beat: float = 10.0
    """Seconds after which the processes on one database tell each other again who is at their tables."""
    idle: float = 300.0
    """Seconds that a table without sockets stays in memory."""
    spare_tables: int = 2000
    """This many tables without sockets stay in memory at most."""
    spare_happenings: int = 200_000
    """How many happenings these tables may have together; one takes about 2.5 kB where its whole past is known."""
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = steady_time
    """Seconds that only ever run on, also while the machine sleeps."""
    longest_gap: float = 2.5
    """Seconds in which the server may not have looked at its clock; what is longer is charged to nobody."""
    limits: dict[str, Limit] = field(default_factory=lambda: dict(LIMITS))
    pace: Limit = Limit(600, 6000)
    """Requests of one network, whatever they ask for; what comes faster waits."""
    together: int = 8
    """Requests and commands of one network that are begun in one turn of the event loop."""
    bodies: int = 16
    """Bodies of requests of one network that are read at the same time."""
    longest_wait: float = 5.0
    """Seconds that a request waits at most; who would have to wait longer is told to come back."""
    rest: float = 0.25
    """Seconds in which nothing is read from a socket that sent what is no command, or too much."""
    waiting_tables: int = 12
    """How many public tables of one person may wait for players within a day: nobody fills the lobby."""
    sockets_per_person: int = 40
    sockets_per_address: int = 200
    """IPv6 addresses of one network count as one. Several workers have a part of it each."""
    connections_per_address: int = 400
    """Connections of all kinds, where no proxy stands before the server. Several workers have a part of it each."""
    session_memory: float = 30.0
    """Seconds for which a session is remembered before the store is asked again."""
    slow_down: float = 5.0
    """The longest wait, in seconds, before a password of a name that many are guessing at is looked at."""
    password_hasher: PasswordHasher = field(default_factory=PasswordHasher)
    """How passwords are kept: the library's own choice of argon2id, which takes time and memory on purpose."""
    smtp: Smtp | None = None
    """How mail is sent; without it there are recovery codes only."""
    request_limit: float = 60.0
    """Seconds in which a request has to arrive whole, counted from the beginning of the connection."""
    write_limit: float = 20.0
    """Seconds in which a client has to read some of the answer that waits for it."""
    buffer: int = 2_000_000
    """Bytes that may wait for a client that does not read before it is dropped."""
    static: Path = STATIC
    slow: float = 1.0
    """Seconds from which on a request or a command is named in the log."""
    keep_tables: bool = False
    """Whether tables are kept to which nobody can come back."""
    workers: int = 1
    """How many processes serve together."""
