"""The parts of a running server, as its handlers get them."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from queenswright.server.accounts import Accounts
from queenswright.server.annals import AnnalsKept
from queenswright.server.bots import Bots
from queenswright.server.config import Config
from queenswright.server.health import Health
from queenswright.server.hub import Hub
from queenswright.server.identity import Identity
from queenswright.server.ledger import Ledger
from queenswright.server.limits import Limits
from queenswright.server.metrics import Metrics
from queenswright.server.pace import Intake, Turnstile
from queenswright.server.puzzling import Puzzling
from queenswright.server.reach import Reach
from queenswright.server.remains import Remains
from queenswright.server.replays import Replays
from queenswright.server.running import RunningGames
from queenswright.server.shelf import Shelf
from queenswright.server.static import BuiltClient
from queenswright.server.studies import Studies
from queenswright.server.tidying import Tidying
from queenswright.server.whereabouts import Whereabouts
from queenswright.server.workshop import Workshop
from queenswright.server.worths import Worths
from queenswright.store import Store


@dataclass
class Parts:
    """Everything a handler may need."""

    store: Store
    config: Config
    hub: Hub
    identity: Identity
    accounts: Accounts
    limits: Limits
    turnstile: Turnstile
    intake: Intake
    shelf: Shelf
    bots: Bots
    ledger: Ledger
    client: BuiltClient
    whereabouts: Whereabouts
    workshop: Workshop
    sketching: Workshop
    """Where moves are previewed: apart from the other, in which replays may wait."""
    replays: Replays
    remains: Remains
    annals: AnnalsKept
    reach: Reach
    running: RunningGames
    studies: Studies
    puzzling: Puzzling
    worths: Worths
    tidying: Tidying
    health: Health
    metrics: Metrics


TheParts = NamedDependency[SkipValidation[Parts]]
