"""For whom the bots of a table play: how urgent that is, who pays for it, and at how many tables at once."""

from __future__ import annotations

from collections import Counter

from queenswright.server.config import Thinking
from queenswright.server.live import Live
from queenswright.server.queueing import Claim, Payer, Rank
from queenswright.server.whereabouts import Whereabouts, network_of


def claim_of(live: Live, whereabouts: Whereabouts) -> Claim | None:
    """How urgent a table is, and who pays for it; None when nobody sits there and nobody looks."""
    seated = {seat.person for seat in live.state.seats if seat.person}
    if seated:
        here = zip(live.state.seats, live.present(), strict=True)
        present = {seat.person for seat, is_present in here if is_present and seat.person}
        payers = [Payer(person, whereabouts.of(person)) for person in sorted(present or seated)]
        return Claim(Rank.PLAYED if present else Rank.AWAY, tuple(payers))
    if not live.is_watched:
        return None
    watching = {(socket.person or socket.address, network_of(socket.address)) for socket in live.sockets}
    host = live.row.host or live.id
    watched_from = sorted(watching) or [(host, whereabouts.of(host))]
    return Claim(Rank.WATCHED, tuple(Payer(person, network) for person, network in watched_from))


class Room:
    """The tables whose bots play at this moment; of each rank only some for one person or one network.

    Several workers have an equal part of them each.
    """

    def __init__(self, thinking: Thinking, workers: int = 1) -> None:
        self._most_of_person = -(-thinking.tables_of_person // workers)
        self._most_of_network = -(-thinking.tables_of_network // workers)
        self._claims: dict[str, Claim] = {}
        self._persons: Counter[tuple[Rank, str]] = Counter()
        self._networks: Counter[tuple[Rank, str]] = Counter()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._claims

    def has_place(self, claim: Claim) -> bool:
        """Whether one more table is possible for one of those who pay for it."""
        rank = claim.rank
        return any(
            self._persons[rank, payer.person] < self._most_of_person
            and self._networks[rank, payer.network] < self._most_of_network
            for payer in claim.payers
        )

    def enter(self, table_id: str, claim: Claim) -> None:
        """The bots of a table begin to play."""
        self._claims[table_id] = claim
        self._count(claim, 1)

    def leave(self, table_id: str) -> None:
        """They do not play any more."""
        self._count(self._claims.pop(table_id), -1)

    def _count(self, claim: Claim, change: int) -> None:
        for payer in claim.payers:
            for counts, key in ((self._persons, payer.person), (self._networks, payer.network)):
                counts[claim.rank, key] += change
                if not counts[claim.rank, key]:
                    del counts[claim.rank, key]
