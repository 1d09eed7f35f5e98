"""Lines without any effect: notes in the margin after each game, how the courier comes, what the grocer says.

They are chosen from what everybody has been told, so the same log always has the same lines, and none knows a secret.
Of the state they ask only what lies open and may have come before the log: which epoch is open, and what was decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from queenswright.games.queensdale.content.asides import AGES, COURIERS, GROCER, MARGINS, Margin, frame_id
from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.content.story import GREETING
from queenswright.games.queensdale.state.course import EPOCH_END_CARDS, EPOCHS, NEVER
from queenswright.games.queensdale.telling.chronicle import chronicle_events, is_written
from queenswright.games.queensdale.telling.diary import NOTE, Diary, newest_epoch
from queenswright.games.queensdale.telling.seen import SEEN, beloved_herb, host
from queenswright.games.queensdale.telling.told import decided
from queenswright.kernel.data import Event, Pack

OVER = ("qd-story-game", "qd-story-end")
"""What is told next when everything about a game has been told."""
AT_THE_GROCER = ("qd-story-buy", "qd-story-buy-done")
A_COURIER = "qd-story-courier"
FEAST_EPOCH = 2
THE_FEAST = "epoch-end-2-text"
REMARKED = (*OVER, *AT_THE_GROCER, A_COURIER, THE_FEAST)
OPENS = "qd-story-opens"


def remarks(
    pack: Pack, s: Any, before: Iterable[Sequence[Event]], events: list[Event], returning: Sequence[int] = ()
) -> list[Event]:
    """The events of a move with the lines that belong to them, each where it is said; `s` is the state after it.

    Who is `returning` has played a campaign before, and is greeted at the feast.
    """
    told = {event.message for event in events}
    if pack.mirror.mechanism_from[EPOCH_END_CARDS] == NEVER or told.isdisjoint(REMARKED):
        return events
    past = [event for one in before for event in one]
    opened = int(s.opened) - (OPENS in told)  # before this move, which opens one epoch at most (QD-EPOCH-16)
    woven: list[Event] = []
    for event in events:
        if event.message in OVER:
            woven += notes(pack, Diary([*past, *woven], opened))
        elif event.message in AT_THE_GROCER:
            woven += greeting(Diary([*past, *woven], opened), event.args["seat"])
        woven.append(event)
        if event.message == A_COURIER:
            woven.append(arrival(event, newest_epoch([*past, *woven], opened)))
        elif event.message == THE_FEAST:
            woven += [Event(GREETING, {"seat": colour_of(s, seat)}) for seat in returning]
    return woven + (chronicle_events(pack, [*past, *woven], opened, decided(s)) if is_written(woven) else [])


def notes(pack: Pack, diary: Diary) -> list[Event]:
    """A note beside every player: of what was seen of them what is rarest in this campaign, and not the last one again.

    Two players share a note only where nothing else fits, and one that teases is not for whoever came last.
    """
    if not diary.last.is_whole:
        return []
    seats = list(diary.last.standing)
    margins = [margin for margin in MARGINS if margin.epoch <= diary.opened]
    seen = {seat: [one for one in margins if SEEN[one.code](pack, diary, seat)] for seat in seats}
    times = diary.seen + Counter(one.code for found in seen.values() for one in found)
    last = max(seats, key=lambda seat: diary.last.standing[seat]["place"])
    found: list[Event] = []
    taken: set[str] = set()
    for seat in sorted(seats, key=lambda seat: len(seen[seat])):
        fitting = [one for one in seen[seat] if not (one.teases and seat == last)]
        fitting = [one for one in fitting if diary.written.get(seat) != f"margin-{one.code}"]
        if fitting:
            margin = min(fitting, key=lambda one: (one.code in taken, times[one.code]))
            taken.add(margin.code)
            codes = [one.code for one in seen[seat]]
            found.append(Event(NOTE, {"seat": seat, "seen": codes}))
            found.append(Event(f"margin-{margin.code}", _words(diary, margin, seat)))
    return found


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
    bought = [event.args["seat"] for event in diary.told("qd-story-buy")]
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
    if opened >= FEAST_EPOCH:
        yield GREETING
    read = [card + 1 for card in range(COURIERS) if not courier_deck >> card & 1]
    yield from (frame_id(card, epochs[0]) for card in read for _, epochs in AGES if epochs[0] <= opened)
    yield from (f"latecomer-{epoch}" for epoch in range(1, opened))
    if players == 2:
        yield "latecomer-doubled"
