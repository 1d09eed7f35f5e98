"""QD-LATER-50: the chronicle of a campaign, written from its log when the castle has its roofs.

It is a book of pages, each with a title and lines; all of them are messages with arguments, as every story is. Last
sentences are happenings of the table: they stand on the last page, between its title and its line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, NamedTuple

from queenswright.games.queensdale.content.asides import PROPHECIES, hearsay_id
from queenswright.games.queensdale.content.story import CHRONICLE, QUESTIONS, ROAD, VOTES, chronicle_id
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.telling.diary import BUILT, PLACED
from queenswright.kernel.data import Event, Pack

DIAGNOSES = {2: "drains", 3: "books", 4: "marble", 5: "grief", 6: "flour", 8: "sea"}
DIAGNOSIS_BY_WAY = {"wall": "draughts", "road": "strangers"}
"""What the court physician blames in every epoch; in the seventh by the way that was taken, in the last nothing."""
WAY_EPOCH = 7
GATHERED = ("qd-story-gather", "qd-story-take")
HUTS = ("qd-story-hut", "qd-story-first-hut")
SHADES = ((0, "none"), (8, "black"), (20, "brown"))
"""The loaves up to which bread is of a shade; who bakes more has learned it."""
TRUTHS = {"yes": "true", "no": "false"}
PROPHESIED_WALL, HALF_TRUE = 3, 7
"""The prophecy that the vote decides on, and the one of which the loud half was true."""
COMES_TRUE = {1: 3, 2: 4, 3: 7, 4: 8, 6: 8}
"""The epochs in which prophecies come true; whoever drew one before was told early."""
NOTED = ("qd-story-margin", "margin-")
OPENS = "qd-story-opens"
NOTHING_DECIDED = MappingProxyType(dict.fromkeys(VOTES, "none"))
LONE_FROM = 3
"""With fewer players nobody votes alone."""


class Page(NamedTuple):
    """A page of the book."""

    title: Event
    lines: list[Event]


class Log:
    """The log of a whole campaign: its events with the game in which each was told, and what was decided."""

    def __init__(self, events: Sequence[Event], opened: int = 1, decided: Mapping[str, str] = NOTHING_DECIDED) -> None:
        self.events = events
        self.first = min([event.args["epoch"] - 1 for event in events if event.message == OPENS], default=opened)
        self.game_of: list[int] = []
        game = 1
        for event in events:
            game = int(event.args["game"]) if event.message == "qd-story-game" else game
            self.game_of.append(game)
        self.seats = [event.args["seat"] for event in events if event.message == "epoch-end-9-page-1-tower"]
        self.decided = self._decided(decided)

    def _decided(self, before: Mapping[str, str]) -> dict[str, str]:
        found = dict(before)
        for event in self.events:
            vote, chosen, option = event.message.removeprefix("vote-").partition("-chosen-")
            if chosen and vote in found:
                found[vote] = option
        return found

    @property
    def way(self) -> str:
        return self.decided["way"]

    def of(self, *messages: str) -> list[Event]:
        """All events with one of these messages, in their order."""
        return [event for event in self.events if event.message in messages]

    def by_seat(self, *messages: str) -> dict[str, list[Event]]:
        """The same for every seat."""
        found = self.of(*messages)
        return {seat: [event for event in found if event.args["seat"] == seat] for seat in self.seats}

    def epochs(self) -> dict[int, list[Event]]:
        """What was told in every epoch, from the moment when it was opened; the first is the one of the beginning."""
        parts: dict[int, list[Event]] = {self.first: []}
        for event in self.events:
            if event.message == OPENS:
                parts[int(event.args["epoch"])] = []
            parts[max(parts)].append(event)
        return parts


def chronicle(
    pack: Pack, events: Sequence[Event], opened: int = 1, decided: Mapping[str, str] = NOTHING_DECIDED
) -> list[Page]:
    """The whole book, in the order of its pages; one with nothing to tell is left out.

    The log of a campaign that was taken up late begins in another epoch (`opened`, unless it tells of a later one), and
    some things were `decided` before.
    """
    log = Log(events, opened, decided)
    pages = [
        Page(_line("title"), [_line("author")]),
        Page(_line("picture-title"), log.of("epoch-end-9-page-1-tower")),
        Page(_line("families-title"), log.of("qd-story-family")),
        *_chapters(log),
        Page(_line("oven-title"), _ovens(log)),
        Page(_line("bench-title"), [_bench(log)]),
        Page(_line("dice-title"), _faces(log)),
        Page(_line("seals-title"), _seals(pack, log)),
        Page(_line("herbs-title"), _herbs(log)),
        Page(_line("casebook-title"), log.of(*(f"casebook-opened-{question}" for question in QUESTIONS))),
        Page(_line("prophecies-title"), list(_prophecies(pack, log))),
        Page(_line("way-title", way=log.way), _way(log)),
        Page(_line("rooms-title"), log.of("qd-story-room", "qd-story-monument")),
        Page(_line("unopened-title"), [_unopened(pack, log)]),
        Page(_line("last-title"), [_line("last-line")]),
    ]
    return [page for page in pages if page.lines]


def chronicle_events(pack: Pack, events: Sequence[Event], opened: int, decided: Mapping[str, str]) -> list[Event]:
    """The book as it is read out, from its title to its last line."""
    return [event for page in chronicle(pack, events, opened, decided) for event in (page.title, *page.lines)]


def is_written(events: Sequence[Event]) -> bool:
    """Whether the castle has just got its roofs, and the last card was read."""
    ended = any(event.message == "qd-story-end" and event.args["reason"] == "castle" for event in events)
    return ended and any(event.message == "epoch-end-9-page-8" for event in events)


def chronicle_ids() -> list[str]:
    """All messages of the book that are its own; the last sentence of a player is the table's."""
    return [*map(chronicle_id, CHRONICLE), *map(hearsay_id, range(1, PROPHECIES + 1))]


def _line(part: str, **args: Any) -> Event:
    return Event(chronicle_id(part), args)


def _chapters(log: Log) -> Iterator[Page]:
    """A chapter for every epoch: who opened it, who won, the weather, what was built, decided and noted, letters."""
    openers = _openers(log)
    for epoch, events in log.epochs().items():
        lines = [_line(f"chapter-{epoch}", **log.decided)]
        if epoch in openers:
            lines.append(_line("opened", **openers[epoch]))
        lines += [event for event in events if event.message in ("qd-story-winner", "qd-story-no-winner")]
        lines += _weather(events)
        built = [event.args["building"] for event in events if event.message in BUILT]
        lines += [_line("first-built", building=built[0])] if built else []
        lines += [event for event in events if event.message.startswith("family-") and event.message.endswith("-title")]
        lines += [event for event in events if event.message.startswith("vote-") and "-chosen-" in event.message]
        lines += [*_lone_votes(events), *_lone_ways(log, events)]
        lines += [event for event in events if event.message.startswith(NOTED)]
        lines.append(_line("couriers", letters=sum(event.message == "qd-story-courier" for event in events)))
        lines += _diagnosis(log, epoch)
        yield Page(_line("chapter-title", epoch=epoch), lines)


def _openers(log: Log) -> dict[int, dict[str, Any]]:
    """By epoch: who was the first to aim at it, and after how many games."""
    found: dict[int, dict[str, Any]] = {}
    games = 0
    for event in log.events:
        games += event.message == "qd-story-game-over"
        if event.message == "qd-story-epoch-done":
            found.setdefault(int(event.args["epoch"]) + 1, {"seat": event.args["seat"], "games": games})
    return found


def _weather(events: Sequence[Event]) -> list[Event]:
    codes = [event.message.removeprefix("story-card-") for event in events if event.message.startswith("story-card-")]
    read = [code for code in codes if code.endswith("-title")]
    return [_line("weather", stories=read)] if read else []


def _lone_votes(events: Sequence[Event]) -> Iterator[Event]:
    opened = [event for event in events if event.message == "qd-story-vote-opened"]
    for _, group in groupby(opened, key=lambda event: str(event.args["vote_option"]).partition("-")[0]):
        votes = list(group)
        counts = Counter(event.args["vote_option"] for event in votes)
        if len(votes) >= LONE_FROM and len(counts) > 1:
            yield from (
                _line("lone-vote", seat=event.args["seat"]) for event in votes if counts[event.args["vote_option"]] == 1
            )


def _lone_ways(log: Log, events: Sequence[Event]) -> list[Event]:
    """Whoever was the only one with more tokens on the way that was not taken."""
    opened = [event.args for event in events if event.message == "qd-story-ballot-opened"]
    other = next((branch for branch in BRANCHES if branch != log.way), "")
    alone = [args["seat"] for args in opened if args[other] > args[log.way]] if opened and log.way in BRANCHES else []
    return [_line("lone-way", way=log.way, seat=alone[0])] if len(alone) == 1 and len(opened) >= LONE_FROM else []


def _diagnosis(log: Log, epoch: int) -> list[Event]:
    if epoch == EPOCHS:
        return [_line("diagnosis-last")]
    cause = DIAGNOSIS_BY_WAY.get(log.way) if epoch == WAY_EPOCH else DIAGNOSES.get(epoch)
    return [_line("diagnosis", cause=cause)] if cause else []


def _ovens(log: Log) -> list[Event]:
    """The bread of every borough, and how black it was."""
    lines = []
    for seat, placed in log.by_seat(*PLACED).items():
        loaves = sum(event.args["space"] == "bakery" for event in placed)
        shade = next((shade for most, shade in SHADES if loaves <= most), "golden")
        lines.append(_line("oven", seat=seat, loaves=loaves, shade=shade))
    return lines


def _bench(log: Log) -> Event:
    fed = len(log.of("qd-story-feed"))
    return _line("bench", fed="yes" if fed else "no", poor=fed)


def _faces(log: Log) -> list[Event]:
    """Every face that was bought, with game and price."""
    bought = [(game, event) for game, event in zip(log.game_of, log.events, strict=True) if _is(event, "qd-story-buy")]
    lines = [
        _line("face", game=game, **{key: event.args[key] for key in ("seat", "face", "seals")})
        for game, event in bought
    ]
    return lines or [_line("dice-none")]


def _seals(pack: Pack, log: Log) -> list[Event]:
    """What every player received, spent at the grocer's and returned."""
    received, last = log.by_seat("qd-story-seals"), log.by_seat("qd-story-seal-last")
    paid, returned = log.by_seat("qd-story-buy"), log.by_seat("qd-story-crown")
    return [
        _line(
            "seals",
            seat=seat,
            received=pack.mirror.starting_seals + _sum(received[seat]) + len(last[seat]),
            paid=_sum(paid[seat]),
            returned=_sum(returned[seat]),
        )
        for seat in log.seats
    ]


def _sum(events: Sequence[Event]) -> int:
    return sum(int(event.args["seals"]) for event in events)


def _herbs(log: Log) -> list[Event]:
    """The huts of every player, how often the two herbs were gathered, and who gathered the last of each."""
    lines = []
    for seat, huts in log.by_seat(*HUTS).items():
        herbs = {event.args["herb"] for event in huts}
        lines += [_line("huts", seat=seat, herbs=[herb for herb in HERBS if herb in herbs])] if herbs else []
    gathered = Counter(event.args["herb"] for event in log.of(*GATHERED))
    lines.append(_line("pair", sage=gathered["sage"], yarrow=gathered["yarrow"]))
    tokens = [(game, event) for game, event in zip(log.game_of, log.events, strict=True) if _is(event, *GATHERED)]
    last = {event.args["herb"]: (event.args["seat"], game) for game, event in tokens}
    lines += [_line("last-token", herb=herb, seat=last[herb][0], game=last[herb][1]) for herb in HERBS if herb in last]
    return lines


def _way(log: Log) -> list[Event]:
    """Who built which segment, and on the road how far everybody has come and how often they delivered."""
    segments = log.of(*(f"qd-story-segment-{branch}" for branch in BRANCHES))
    if log.way != ROAD:
        return segments
    rides, deliveries = log.by_seat("qd-story-ride"), log.by_seat("qd-story-deliver")
    riders = [(seat, [len(rides[seat]), "station"], [len(deliveries[seat]), "delivery"]) for seat in log.seats]
    return segments + [_line("rider", seat=seat, rode=rode, served=served) for seat, rode, served in riders]


def _is(event: Event, *messages: str) -> bool:
    return event.message in messages


def _prophecies(pack: Pack, log: Log) -> Iterator[Event]:
    """All seven: what was drawn, by whom, and whether it was true; then what people only repeat."""
    left = dict.fromkeys(range(1, PROPHECIES + 1))
    for epoch, events in log.epochs().items():
        for event in events:
            if event.message == "qd-story-vision":
                number = int(str(event.args["vision"]).partition("-")[0])
                del left[number]
                is_early = epoch < COMES_TRUE.get(number, 0)
                yield Event(f"clairvoyant-{number}-public", {})
                yield _line("prophecy", drawn="yes", seat=event.args["seat"], truth=_truth(pack, log, number, is_early))
    for number in left:
        yield Event(hearsay_id(number), {})
        yield _line("prophecy", drawn="no", truth=_truth(pack, log, number, is_early=False))


def _truth(pack: Pack, log: Log, number: int, is_early: bool) -> str:
    """What has become of a prophecy."""
    if number == HALF_TRUE:
        return "half"
    truth = TRUTHS.get(pack.content.clairvoyant[number - 1].truth, "false")
    if number == PROPHESIED_WALL:
        truth = "true" if log.way == BRANCHES[0] else "false"
    return "early" if truth == "true" and is_early else truth


def _unopened(pack: Pack, log: Log) -> Event:
    """How many story cards nobody has read."""
    read = {event.message for event in log.events if event.message.startswith("story-card-")}
    titles = [f"story-card-{story.code}-title" for story in pack.content.stories]
    return _line("unopened", letters=sum(title not in read for title in titles))
