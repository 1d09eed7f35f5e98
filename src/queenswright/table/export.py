"""Convert the log of a table to a campaign (`.qwc`) and back: what was played, taken back, and who sat where."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import (
    BACK,
    CHARACTER,
    FIRST_FORMAT,
    FORMAT,
    MOVE,
    RULES,
    SEAT,
    SENTENCE,
    UNDO,
    Campaign,
    Entry,
    Seated,
    read_character,
    read_seated,
    show_character,
    show_seated,
)
from queenswright.records.campaign.replay import layout_digest, set_up
from queenswright.records.campaign.text import linked, sealed
from queenswright.table.happening import Happening

NOON = 12
WRITTEN = (CHARACTER, SENTENCE)
"""Happenings about a seat that are lines of a file."""


@dataclass(frozen=True)
class Agreed:
    """What was agreed when a table was made."""

    game: Game
    players: int
    key: int
    options: dict[str, Any]
    rules_version: int


class NoCampaign(Exception):
    """The table cannot be written as a campaign file: it has not started, or started from a prepared position."""


def campaign_of(agreed: Agreed, happenings: Iterable[Happening], name: str = "campaign") -> Campaign:
    """The log of a table as a campaign; every state on the way is computed again."""
    work = making_campaign(agreed, happenings, name)
    while True:
        try:
            next(work)
        except StopIteration as done:
            campaign: Campaign = done.value
            return campaign


def making_campaign(
    agreed: Agreed, happenings: Iterable[Happening], name: str = "campaign"
) -> Generator[None, None, Campaign]:
    """The same, with a pause after every happening."""
    found = list(happenings)
    written = FORMAT if any(happening.kind in WRITTEN for happening in found) else FIRST_FORMAT
    return (yield from _Writer(agreed, name, written).campaign(found))


def without_sentences_of_others(happenings: Iterable[Happening], person: str) -> list[Happening]:
    """A log in which the last sentences of one person alone stand, since nobody else's may be read before the end."""
    holders: dict[int | None, str] = {}
    kept = []
    for happening in happenings:
        if happening.kind == "seated":
            holders[happening.seat] = happening.body["person"]
        if happening.kind != SENTENCE or holders.get(happening.seat) == person:
            kept.append(happening)
    return kept


class _Writer:
    """Turns happenings into lines, one after the other."""

    def __init__(self, agreed: Agreed, name: str, written: int) -> None:
        self.agreed = agreed
        self.name = name
        self.format = written
        self.early: dict[int, Happening] = {}
        self.seats: list[Seated | None] = [None] * agreed.players
        self.begun: Campaign | None = None
        self.entries: list[Entry] = []
        self.in_force: list[Entry] = []
        self.taken: list[list[Entry]] = []

    def campaign(self, happenings: Iterable[Happening]) -> Generator[None, None, Campaign]:
        for happening in happenings:
            self._take_in(happening)
            yield
        if self.begun is None:
            raise NoCampaign
        return replace(self.begun, entries=tuple(self.entries))

    def _take_in(self, happening: Happening) -> None:
        kind, body = happening.kind, happening.body
        if kind == "started":
            self._start(happening)
        elif kind in ("seated", "bot", "flag") or (kind == "resign" and "bot" in body):
            self._sit(happening)
        elif kind == "left" and self.begun is None:
            self.early.pop(happening.seat or 0, None)
        elif kind in WRITTEN:
            self._choose(happening)
        elif kind == "move":
            self._play(body["text"])
            self.taken.clear()
        elif kind == "undo":
            self._take_back(body["count"], BACK if body.get("back") else UNDO)
        elif kind == "redo":
            for entry in self.taken.pop():
                self._play(entry.value)
        elif kind == "rules":
            self.position.play_by(body["version"])
            self.in_force.append(self._write(RULES, "", str(body["version"])))

    def _sit(self, happening: Happening) -> None:
        body = happening.body
        who = Seated(body["bot"], True) if "bot" in body else Seated(body["name"])
        assert happening.seat is not None
        self.seats[happening.seat] = who
        if self.begun is not None:
            self._write(SEAT, self.begun.seat_names[happening.seat], show_seated(who))

    def _choose(self, happening: Happening) -> None:
        """A character or a last sentence; what was chosen before the game began stands in its first lines."""
        assert happening.seat is not None
        if self.begun is None:
            self.early[happening.seat] = happening
            return
        body = happening.body
        value = body.get("sentence")
        if happening.kind == CHARACTER:
            value = show_character(body["called"], body["portrait"], body["arms"])
        if value:
            self._write(happening.kind, self.begun.seat_names[happening.seat], value)

    def _start(self, happening: Happening) -> None:
        agreed, pack = self.agreed, self.agreed.game.pack
        seats = tuple(who for who in self.seats if who is not None)
        if "start" in happening.body or len(seats) < agreed.players:
            raise NoCampaign
        self.begun = sealed(
            Campaign(
                agreed.game.name,
                pack.name,
                pack.digest,
                agreed.rules_version,
                layout_digest(agreed.game),
                seats,
                agreed.key,
                datetime.fromtimestamp(happening.at, UTC).date().isoformat(),
                agreed.options,
                name=self.name,
                format=self.format,
            )
        )
        self.position = set_up(self.begun, agreed.game)
        for _, chosen in sorted(self.early.items()):
            self._choose(chosen)

    def _play(self, text: str) -> None:
        turn = self.position.turn
        self.position.push(self.position.parse(text, prefix=False))
        self.in_force.append(self._write(MOVE, turn, text))

    def _take_back(self, count: int, kind: str) -> None:
        """Taking back a move also takes back a change of the rules version after it."""
        gone: list[Entry] = []
        while sum(entry.kind == MOVE for entry in gone) < count:
            gone.insert(0, self.in_force.pop())
        for _ in range(count):
            self.position.pop()
        self.taken = [] if kind == BACK else [*self.taken, [entry for entry in gone if entry.kind == MOVE]]
        self._write(kind, "", str(self.in_force[-1].number if self.in_force else 0))

    def _write(self, kind: str, turn: str, value: str) -> Entry:
        assert self.begun is not None
        chain = self.entries[-1].chain if self.entries else self.begun.check
        entry = linked(Entry(len(self.entries) + 1, kind, turn, value, self.position.digest), chain)
        self.entries.append(entry)
        return entry


def noon_of(day: str) -> float:
    """Noon of a day, because a file holds only dates."""
    return datetime.fromisoformat(day).replace(hour=NOON, tzinfo=UTC).timestamp()


def happenings_of(campaign: Campaign, game: Game, person: str) -> list[Happening]:
    """The happenings that bring a table to the current position of a campaign, by the same moves.

    The campaign must have been replayed and checked. All its people become `person`, its importer.
    """
    return list(_Reader(campaign, game, person).happenings())


class _Reader:
    """Turns lines into happenings, one after the other."""

    def __init__(self, campaign: Campaign, game: Game, person: str) -> None:
        self.campaign = campaign
        self.person = person
        self.names = list(campaign.seat_names)
        self.position: Position = set_up(campaign, game)
        self.at = noon_of(campaign.date)

    def happenings(self) -> Iterator[Happening]:
        for seat, who in enumerate(self.campaign.seats):
            yield self._seated(seat, who)
        yield Happening("started", None, self.at)
        before: tuple[Entry, ...] = ()
        lines: list[tuple[Entry, ...]] = [()]
        for entry in self.campaign.entries:
            if entry.kind in (UNDO, BACK):
                after = lines[entry.target]
            elif entry.kind in (MOVE, RULES):
                after = (*before, entry)
            else:
                after = before
            if entry.kind == SEAT:
                yield self._seated(self.names.index(entry.turn), read_seated(entry.value))
            elif entry.kind in WRITTEN:
                yield self._chosen(entry)
            yield from self._go(before, after, is_back=entry.kind == BACK)
            lines.append(after)
            before = after

    def _go(self, before: Sequence[Entry], after: Sequence[Entry], is_back: bool) -> Iterator[Happening]:
        """Go from one line of play to another: back to where they diverge, then forward."""
        same = 0
        while same < min(len(before), len(after)) and before[same] is after[same]:
            same += 1
        gone = sum(entry.kind == MOVE for entry in before[same:])
        if gone:
            seat = self.position.choosers[-gone]
            for _ in range(gone):
                self.position.pop()
            yield Happening("undo", seat, self.at, {"count": gone, **({"back": True} if is_back else {})})
            yield from self._play_by(self._version_of(after[:same]))
        for entry in after[same:]:
            if entry.kind == RULES:
                yield from self._play_by(entry.target)
            else:
                yield Happening("move", self.position.to_move, self.at, {"text": entry.value})
                self.position.push(self.position.parse(entry.value, prefix=False))

    def _version_of(self, line: Sequence[Entry]) -> int:
        raised = [entry.target for entry in line if entry.kind == RULES]
        return raised[-1] if raised else self.campaign.rules_version

    def _play_by(self, version: int) -> Iterator[Happening]:
        if self.position.state.rules_version != version:
            self.position.play_by(version)
            yield Happening("rules", None, self.at, {"version": version})

    def _chosen(self, entry: Entry) -> Happening:
        seat = self.names.index(entry.turn)
        if entry.kind == SENTENCE:
            return Happening(SENTENCE, seat, self.at, {"sentence": entry.value})
        name, portrait, arms = read_character(entry.value)
        return Happening(CHARACTER, seat, self.at, {"called": name, "portrait": portrait, "arms": arms})

    def _seated(self, seat: int, who: Seated) -> Happening:
        if who.is_bot:
            return Happening("bot", seat, self.at, {"bot": who.name})
        return Happening("seated", seat, self.at, {"person": self.person, "name": who.name})
