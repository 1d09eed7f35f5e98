"""Lines without any effect: notes in the margin after each game, how the courier comes, what the grocer says.

They are chosen from what everybody has been told, so the same log always has the same lines, and none knows a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from queenswright.games.queensdale.content.asides import AGES, COURIERS, GROCER, MARGINS, Margin, frame_id
from queenswright.games.queensdale.state.course import EPOCH_END_CARDS, EPOCHS, NEVER
from queenswright.games.queensdale.telling.chronicle import chronicle_events, is_written
from queenswright.games.queensdale.telling.diary import Diary, newest_epoch
from queenswright.games.queensdale.telling.seen import SEEN, beloved_herb, host
from queenswright.kernel.data import Event, Pack

OVER = ("qd-story-game", "qd-story-end")
"""What is told next when everything about a game has been told."""
AT_THE_GROCER = ("qd-story-buy", "qd-story-buy-done")
A_COURIER = "qd-story-courier"


def remarks(pack: Pack, before: Iterable[Sequence[Event]], events: list[Event]) -> list[Event]:
    """The events of a move with the lines that belong to them, each where it is said."""
    told = {event.message for event in events}
    if pack.mirror.mechanism_from[EPOCH_END_CARDS] == NEVER or told.isdisjoint((*OVER, *AT_THE_GROCER, A_COURIER)):
        return events
    past = [event for one in before for event in one]
    woven: list[Event] = []
    for event in events:
        if event.message in OVER:
            woven += note(pack, Diary([*past, *woven]))
        elif event.message in AT_THE_GROCER:
            woven += greeting(Diary([*past, *woven]), event.args["seat"])
        woven.append(event)
        if event.message == A_COURIER:
            woven.append(arrival(event, newest_epoch([*past, *woven])))
    return woven + (chronicle_events(pack, [*past, *woven]) if is_written(woven) else [])


def note(pack: Pack, diary: Diary) -> list[Event]:
    """The first note that has not been written yet and that fits somebody, with its name."""
    if not diary.last.is_whole:
        return []
    for margin, seat in _candidates(diary):
        if SEEN[margin.code](pack, diary, seat):
            return [
                Event("qd-story-margin", {"seat": seat}),
                Event(f"margin-{margin.code}", _words(diary, margin, seat)),
            ]
    return []


def _candidates(diary: Diary) -> Iterator[tuple[Margin, str]]:
    """The notes in order, each for those with the lowest goal first; one that teases is not for the last of all."""
    standing = diary.last.standing
    seats = sorted(standing, key=lambda seat: (standing[seat]["goal"], -standing[seat]["place"]))
    last = max(standing, key=lambda seat: standing[seat]["place"])
    for margin in MARGINS:
        if margin.epoch <= diary.opened and f"margin-{margin.code}" not in diary.written:
            yield from ((margin, seat) for seat in seats if not (margin.teases and seat == last))


def _words(diary: Diary, margin: Margin, seat: str) -> dict[str, Any]:
    words = {"same_hut": {"herb": beloved_herb(diary, seat)}, "foreign_rest": {"other": host(diary, seat)}}
    return words.get(margin.code, {"seat": seat})


def arrival(courier: Event, epoch: int) -> Event:
    """How the courier comes with a card: he grows up with the epochs."""
    return Event(frame_id(int(str(courier.args["card"]).partition("-")[0]), epoch), {})


def greeting(diary: Diary, seat: str) -> list[Event]:
    """What the grocer says to whoever comes; another line for whoever bought most, while he is there."""
    if diary.last.of(seat, "qd-story-buy"):
        return []
    if diary.opened < EPOCHS and _bought_most(diary, seat):
        return [Event("grocer-regular", {})]
    period = next(number for number, (epochs, _) in enumerate(GROCER, 1) if diary.opened in epochs)
    said = sum(event.message.startswith(f"grocer-{period}-") for event in diary.events)
    return [Event(f"grocer-{period}-{said % GROCER[period - 1][1] + 1}", {})]


def _bought_most(diary: Diary, seat: str) -> bool:
    """Whether somebody has bought more faces than anybody else."""
    bought = [event.args["seat"] for event in diary.events if event.message == "qd-story-buy"]
    return bool(bought) and all(bought.count(other) < bought.count(seat) for other in set(bought) - {seat})


def remark_ids(pack: Pack, opened: int, players: int, branch: str, courier_deck: int) -> Iterator[str]:
    """The texts of these lines that may be read by now; couriers come with the cards that have left their deck."""
    if pack.mirror.mechanism_from[EPOCH_END_CARDS] > opened:
        return
    of_branch = {"builder": "wall", "round_trip": "road"}
    for margin in MARGINS:
        if margin.epoch <= opened and of_branch.get(margin.code, branch) == branch:
            yield f"margin-{margin.code}"
    for period, (epochs, lines) in enumerate(GROCER, 1):
        if epochs[0] <= opened:
            yield from (f"grocer-{period}-{line}" for line in range(1, lines + 1))
    yield "grocer-regular"
    read = [card + 1 for card in range(COURIERS) if not courier_deck >> card & 1]
    yield from (frame_id(card, epochs[0]) for card in read for _, epochs in AGES if epochs[0] <= opened)
    yield from (f"latecomer-{epoch}" for epoch in range(1, opened))
    if players == 2:
        yield "latecomer-doubled"
