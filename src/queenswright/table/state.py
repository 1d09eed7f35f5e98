"""The state of a table: `apply` folds in happenings one by one, and the same happenings always give the same state.

Every change takes three steps: decide, store, tell. A wish (`table/wishes/`) reads the state and returns happenings;
they are stored; then they are folded into the state and everybody is told. `apply` changes the state it is given;
`folded` leaves it unchanged and returns another. Nothing else writes to a state.
There is no input or output here, and no clock: every happening says when it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.shared import Shared
from queenswright.records import commitment
from queenswright.table.characters import Character, characters_of
from queenswright.table.clock import Clocks
from queenswright.table.happening import Happening
from queenswright.table.line import Line
from queenswright.table.requests import UNDO, Ask, Taken
from queenswright.table.seals import Seal, laid_down, played_on
from queenswright.table.seats import Seat, TableSeat
from queenswright.table.settings import Settings
from queenswright.table.sight import Sight
from queenswright.table.telling import as_told, untold

REMEMBERED = 256
"""This many of the last happenings are kept as they were told, for those who come back, and so much of the chat."""
MOVES_ON = frozenset({"started", "move", "end_turn", "undo", "redo", "flag", "rules", "resign", "ended"})
"""The kinds that change the game."""
KEEPS_ASK = frozenset({"ask", "agree", "say", "rematch", "resumed", "character", "sentence", "seal", "read"})
"""The kinds after which a request still stands."""


@dataclass
class TableState:
    """Everything known about a table after its last happening; `open_table` makes one, and only `apply` changes it.

    `number` is that of the last happening, `revision` that of the last one that changed the game. `status` is `open`
    until every seat is taken, then `running`, and `over` once the last turn has been ended too; `ended` says why it is
    over before the rules end it: everybody agreed, or somebody resigned. The table waits for the
    seat `deciding`: the one that holds its turn, else the one that chooses next. `turn` is the label of the turn that
    is being played or held. `numbers` are those of the moves that count. `seals` are the letters that
    were told since a person chose last, and open ones that somebody still reads.

    >>> import queenswright as qw
    >>> from queenswright.table import Settings, wishes
    >>> state = open_table(qw.load("architect"), 2, key=7, options={}, settings=Settings())
    >>> for happening in wishes.sit(state, "a", 0, "Anna", now=0.0):
    ...     _ = apply(state, happening)
    >>> decided = wishes.seat_bot(state, state.seats_of("a"), 1, "random", now=1.0, host=True)
    >>> [happening.kind for happening in decided]
    ['bot', 'started']
    >>> for happening in decided:
    ...     _ = apply(state, happening)
    >>> state.status, state.revision, state.line.position.step
    ('running', 3, 'draft')
    """

    game: Game
    players: int
    key: int
    options: Mapping[str, Any]
    settings: Settings
    rules_version: int
    salt: str
    seats: tuple[TableSeat, ...]
    clocks: Clocks
    number: int = 0
    revision: int = 0
    changed_at: float = 0.0
    status: str = "open"
    turn: str = ""
    deciding: int | None = None
    line: Line | None = None
    numbers: Shared[int] = field(default_factory=Shared)
    holding: int | None = None
    asked: Ask | None = None
    taken: tuple[Taken, ...] = ()
    lost: tuple[int, ...] = ()
    ended: str | None = None
    chat: tuple[dict[str, Any], ...] = ()
    rematch_table: str | None = None
    disclosed: Mapping[int | None, frozenset[str]] | None = None
    recent: Shared[dict[str, Any]] = field(default_factory=lambda: Shared(most=REMEMBERED))
    seals: tuple[Seal, ...] = ()
    sight: Sight | None = None

    @property
    def commitment(self) -> str:
        """What is published at the start, so that the key can be checked at the end."""
        return commitment(self.salt, self.key)

    @property
    def bot_to_move(self) -> int | None:
        """The bot that has to move now; bots wait while somebody is asked for consent."""
        seat = self.deciding
        return seat if seat is not None and self.asked is None and self.seats[seat].kind == "bot" else None

    @property
    def is_whole(self) -> bool:
        """Whether the whole past of the game is known, and not only its end."""
        return self.line is None or self.line.position.is_whole

    @property
    def is_choosing(self) -> bool:
        """Whether the table waits for a move rather than for the end of a turn."""
        return self.deciding is not None and self.holding is None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(i for i, seat in enumerate(self.seats) if person is not None and seat.person == person)

    def acting(self, who: Collection[int]) -> int | None:
        """The seat whose view a person sees: the one that decides, or decided last, or the first."""
        if self.deciding in who or len(who) == 1:
            return self.deciding if self.deciding in who else next(iter(who))
        last = self.last_chooser(who)
        return min(who, default=None) if last is None else last

    def last_chooser(self, who: Collection[int]) -> int | None:
        """Which of these seats chose last."""
        last = self.line.last if self.line is not None else {}
        if len(who) == 1:
            (seat,) = who
            return seat if seat in last else None
        return max((seat for seat in who if seat in last), key=last.__getitem__, default=None)


def open_table(
    game: Game,
    players: int,
    key: int,
    options: Mapping[str, Any],
    settings: Settings,
    rules_version: int | None = None,
    salt: str = "",
) -> TableState:
    """A table at which nobody sits yet; refuses impossible numbers of players and options."""
    game.check(players, options)
    game.rules.options.read(players, options)
    version = game.rules.rules_version if rules_version is None else rules_version
    seats, clocks = (TableSeat(),) * players, Clocks(settings.clock, players)
    return TableState(game, players, key, dict(options), settings, version, salt, seats, clocks)


def fork(state: TableState) -> TableState:
    """A copy of the state to fold into while others still read the first."""
    twin = object.__new__(TableState)
    twin.__dict__.update(state.__dict__)
    twin.clocks, twin.numbers, twin.recent = state.clocks.copy(), state.numbers.copy(), state.recent.copy()
    if state.line is not None:
        twin.line = state.line.copy()
        twin.sight = Sight(twin.line.position)
    return twin


def folded(state: TableState, happenings: Iterable[Happening]) -> TableState:
    """The state after these happenings; the given one is unchanged."""
    after = fork(state)
    for happening in happenings:
        apply(after, happening)
    return after


def apply(state: TableState, happening: Happening) -> list[Event]:
    """Fold the next happening into the state; return the story of a move. `recent` ends with it as told."""
    state.number += 1
    state.changed_at = happening.at
    kind, silent = happening.kind, untold(state)
    if kind not in KEEPS_ASK:
        state.asked = None
    story = _FOLDS[kind](state, happening) or []
    line = state.line
    if kind in MOVES_ON and line is not None:
        state.revision = state.number
        state.sight = Sight(line.position)
        _note_disclosed(state, line)
    if kind not in KEEPS_ASK and line is not None:
        _look(state, line)
        _run_clock(state, line, happening)
    state.recent.append(as_told(state, happening, story, silent))
    return story


def _note_disclosed(state: TableState, line: Line) -> None:
    """Remember disclosed texts: they stay readable, because the history mentions them."""
    if state.game.rules.telling.disclosed_texts is not None:
        before, nothing = state.disclosed or {}, frozenset[str]()
        now = {seat: frozenset(line.position.disclosed_texts(seat)) for seat in (None, *range(state.players))}
        if not all(texts <= before.get(seat, nothing) for seat, texts in now.items()):
            state.disclosed = {seat: before.get(seat, nothing) | texts for seat, texts in now.items()}


def _look(state: TableState, line: Line) -> None:
    """Update what follows from a happening: whether the game is over, and for whom the table waits."""
    by_rules = line.is_over and state.holding is None
    one_remains = state.players - len(state.lost) == 1
    state.status = "over" if by_rules or one_remains or state.ended is not None else "running"
    waits_for = line.to_move if state.holding is None else state.holding
    state.deciding = waits_for if state.status == "running" else None
    state.turn = line.position.turn if state.holding is None else line.played[-1].turn


def _run_clock(state: TableState, line: Line, happening: Happening) -> None:
    seat = state.deciding
    if seat is not None and state.seats[seat].kind != "person":
        seat = None
    state.clocks.run(seat, happening.at, len(line.played), forward=happening.kind not in ("undo", "redo"))


def _set_seat(state: TableState, seat: int, new: TableSeat) -> None:
    state.seats = (*state.seats[:seat], new, *state.seats[seat + 1 :])
    if state.line is not None:
        state.line.reseat(line_seats(state))


def line_seats(state: TableState) -> list[Seat]:
    """The seats as a line names them."""
    who = zip(state.seats, characters_of(state), strict=True)
    return [Seat(one.label, one.kind == "bot", character, one.returns) for one, character in who]


def _seated(state: TableState, happening: Happening) -> None:
    seat, body = _seat_of(happening), happening.body
    person = TableSeat(
        "person", body["name"], person=body["person"], account="account" in body, returns="returns" in body
    )
    before = state.seats[seat]
    if body.get("stands_in"):
        person = replace(person, former=before.former, plays_for=before.plays_for)
    if before.former is not None and before.former in (person.person, person.former):
        person = replace(person, sentence=before.sentence)
    _set_seat(state, seat, replace(person, character=before.character, changes=before.changes))
    if state.line is not None:
        state.clocks.welcome(seat)


def _bot(state: TableState, happening: Happening) -> None:
    seat = _seat_of(happening)
    abandoned = state.seats[seat].left or state.seats[seat].kind == "person"
    _set_seat(state, seat, _taken_over(state, seat, TableSeat("bot", bot=happening.body["bot"], left=abandoned)))


def _taken_over(state: TableState, seat: int, bot: TableSeat) -> TableSeat:
    """A bot with everything that belongs to a seat, and the memory of who sat there."""
    before = state.seats[seat]
    known = replace(bot, former=before.former or before.person, plays_for=before.plays_for or before.name)
    return replace(known, character=before.character, sentence=before.sentence, changes=before.changes)


def _left(state: TableState, happening: Happening) -> None:
    seat = _seat_of(happening)
    before = state.seats[seat]
    gone = replace(before, person=None, former=before.former or before.person, left=True)
    _set_seat(state, seat, TableSeat() if state.line is None else gone)


def _started(state: TableState, happening: Happening) -> None:
    start = happening.body.get("start")
    if start is None:
        position = state.game.new(state.players, state.key, state.options, state.rules_version)
    else:
        position = state.game.position(start)
    state.line = Line(position, line_seats(state), datetime.fromtimestamp(happening.at, UTC).date().isoformat())
    state.line.reseat(line_seats(state))


def _move(state: TableState, happening: Happening) -> list[Event]:
    line = _line_of(state)
    checked = happening.move
    move = checked or line.position.parse(happening.body["text"], prefix=False)
    story = line.play(move, known_legal=checked is not None)
    state.numbers.append(state.number)
    state.taken = ()
    last = line.played[-1]
    people = [i for i, seat in enumerate(state.seats) if seat.kind == "person" and not seat.left]
    known = played_on(state.seals, last.seat, people) if last.seat in people else state.seals
    state.seals = (*known, *laid_down(state.game, line.position.state, story, state.number))
    if line.is_over or line.position.turn != last.turn:
        if _holds(state, last.seat):
            state.holding = last.seat
        else:
            _pay_turn(state, line, happening.at)
    return story


def _holds(state: TableState, seat: int) -> bool:
    """Whether the seat has to end its turn itself."""
    asks = state.game.rules.manners.asks_end_of_turn and not state.settings.auto_end
    return asks and state.seats[seat].kind == "person"


def _pay_turn(state: TableState, line: Line, at: float) -> None:
    """Give the increment of the turn that ended to the seat that began it."""
    played = line.played
    first = len(played) - 1
    while first > 0 and played[first - 1].turn == played[-1].turn:
        first -= 1
    state.clocks.end_turn(played[first].seat, at, len(played))


def _end_turn(state: TableState, happening: Happening) -> None:
    _pay_turn(state, _line_of(state), happening.at)
    state.holding = None


def _undo(state: TableState, happening: Happening) -> None:
    count = happening.body["count"]
    taken = Taken(_seat_of(happening), state.holding, tuple(state.numbers[-count:]))
    _line_of(state).take_back(count)
    state.taken = (*state.taken, taken)
    if happening.body.get("back"):
        _line_of(state).forget_undone()
        state.taken, state.ended = (), None
    state.numbers.drop(count)
    state.seals = tuple(seal for seal in state.seals if seal.number not in taken.numbers)
    state.holding = None


def _redo(state: TableState, happening: Happening) -> list[Event]:
    story = _line_of(state).redo()
    *rest, taken = state.taken
    state.taken = tuple(rest)
    for number in taken.numbers:
        state.numbers.append(number)
    state.holding = taken.holding if taken.holding is not None and _holds(state, taken.holding) else None
    return story


def _rules(state: TableState, happening: Happening) -> None:
    """Continue with another version of the rules; earlier moves keep theirs."""
    _line_of(state).position.play_by(happening.body["version"])


def _ask(state: TableState, happening: Happening) -> None:
    body = happening.body
    about, game = body.get("about", UNDO), body.get("game")
    state.asked = Ask(_seat_of(happening), body["count"], tuple(body["needed"]), about=about, game=game)


def _agree(state: TableState, happening: Happening) -> None:
    assert state.asked is not None
    state.asked = replace(state.asked, agreed=(*state.asked.agreed, _seat_of(happening)))


def _decline(state: TableState, happening: Happening) -> None:
    state.asked = None


def _flag(state: TableState, happening: Happening) -> None:
    seat, lost = _seat_of(happening), happening.body["lost"]
    state.clocks.run_out(seat)
    if state.holding == seat:
        state.holding = None
    if lost:
        state.lost = (*state.lost, seat)
    bot = TableSeat("bot", bot=happening.body["bot"], lost=lost, left=True)
    _set_seat(state, seat, _taken_over(state, seat, bot))


def _resign(state: TableState, happening: Happening) -> None:
    """A seat gives up: it cannot win any more. Where the game goes on, a bot plays for it."""
    seat = _seat_of(happening)
    state.lost = (*state.lost, seat)
    given_up = replace(state.seats[seat], lost=True, resigned=True)
    if "bot" in happening.body:
        bot = TableSeat("bot", bot=happening.body["bot"], lost=True, resigned=True, left=True)
        given_up = _taken_over(state, seat, bot)
    _set_seat(state, seat, given_up)


def _ended(state: TableState, happening: Happening) -> None:
    """The game is over for everybody before the rules end it."""
    state.ended = happening.body["reason"]
    state.holding = None


def _portrayed(state: TableState, happening: Happening) -> None:
    seat, body = _seat_of(happening), happening.body
    before, chosen = state.seats[seat], Character(body["called"], body["portrait"], body["arms"])
    _set_seat(state, seat, replace(before, character=chosen, changes=before.changes + 1))


def _wrote(state: TableState, happening: Happening) -> None:
    seat = _seat_of(happening)
    before = state.seats[seat]
    _set_seat(state, seat, replace(before, sentence=happening.body["sentence"], changes=before.changes + 1))


def _say(state: TableState, happening: Happening) -> None:
    said = {"number": state.number, "at": happening.at, "seat": happening.seat}
    said |= {key: value for key, value in happening.body.items() if key in ("name", "text", "account")}
    state.chat = (*state.chat, said)[-REMEMBERED:]


def _rematch(state: TableState, happening: Happening) -> None:
    state.rematch_table = happening.body["table"]


def _unsealed(state: TableState, happening: Happening) -> None:
    letter, seat = happening.body["letter"], _seat_of(happening)
    state.seals = tuple(replace(seal, by=seat) if seal.letter == letter else seal for seal in state.seals)


def _read(state: TableState, happening: Happening) -> None:
    letter, seat = happening.body["letter"], _seat_of(happening)
    state.seals = tuple(seal.read_by(seat) if seal.letter == letter else seal for seal in state.seals)


def _resumed(state: TableState, happening: Happening) -> None:
    state.clocks.resume(happening.body["since"], happening.at)


_FOLDS: dict[str, Callable[[TableState, Happening], list[Event] | None]] = {
    "seated": _seated,
    "bot": _bot,
    "left": _left,
    "started": _started,
    "move": _move,
    "end_turn": _end_turn,
    "undo": _undo,
    "redo": _redo,
    "rules": _rules,
    "ask": _ask,
    "agree": _agree,
    "decline": _decline,
    "flag": _flag,
    "resign": _resign,
    "ended": _ended,
    "say": _say,
    "rematch": _rematch,
    "resumed": _resumed,
    "character": _portrayed,
    "sentence": _wrote,
    "seal": _unsealed,
    "read": _read,
}


def _seat_of(happening: Happening) -> int:
    assert happening.seat is not None
    return happening.seat


def _line_of(state: TableState) -> Line:
    assert state.line is not None
    return state.line
