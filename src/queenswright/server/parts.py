"""The parts of a running server, as its handlers get them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from queenswright.server.bots import Bots
from queenswright.server.config import Config
from queenswright.server.hub import Hub
from queenswright.server.identity import Identity, Visitor
from queenswright.server.limits import Limits
from queenswright.server.shelf import Shelf
from queenswright.server.static import Client
from queenswright.store import Store


@dataclass
class Parts:
    """Everything a handler may need."""

    store: Store
    config: Config
    hub: Hub
    identity: Identity
    limits: Limits
    shelf: Shelf
    bots: Bots
    client: Client

    def visitor(self, request: Any, kind: str = "read") -> Visitor:
        """Who asks for something that changes nothing."""
        visitor = self.identity.visitor(request.scope)
        self.limits.take(kind, visitor.person or visitor.address, visitor.address)
        return visitor

    def changing(self, request: Any, kind: str) -> Visitor:
        """Who asks for a change; it has to come from a page of this server."""
        visitor = self.identity.visitor(request.scope)
        self.identity.check_csrf(request.scope, visitor)
        self.limits.take(kind, visitor.person, visitor.address)
        return visitor


TheParts = NamedDependency[SkipValidation[Parts]]
