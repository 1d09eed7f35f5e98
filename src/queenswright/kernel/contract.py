"""What a game gives to the kernel, as data and functions. No game is named here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from queenswright.kernel import defaults
from queenswright.kernel.data import Event, FinishedGame, Fresh, Judgement, Learned, Move, OptionInfo, Pack, Step
from queenswright.kernel.layout import Layout

if TYPE_CHECKING:
    from queenswright.kernel.chart import Opening, Sample, Section
    from queenswright.kernel.observation import Observation
    from queenswright.kernel.published import Published


USUAL: Any = None
"""Stands for a function that is derived from the other parts of a game."""


def _fill(part: Any, **usual: Any) -> None:
    """Fill in the default functions where a game has none of its own."""
    for name, function in usual.items():
        if getattr(part, name) is USUAL:
            object.__setattr__(part, name, function)


@dataclass(frozen=True)
class Content:
    """What is in the box: the packs of a game and what is printed on its components.

    `layout` is the record of a pack as rules read it, `load` reads a pack's file, `default` names the usual pack. A
    pack of numbers needs no `load` of its own, and a game whose numbers are part of its rules needs no pack at all.
    `printed` is what is printed on the components, as plain data for JSON, for clients that draw them; nothing hidden.
    `published` are the values that rulebooks and research state, by their path in a pack; `pack check` compares.
    `check` refuses a pack that can be read and yet does not hold together; only `pack check` takes the time for it.
    """

    layout: Layout = defaults.NO_PACK
    load: Callable[[Path], Pack] = USUAL
    default: str = "none"
    printed: Callable[[Pack, int], dict[str, Any]] = defaults.nothing_printed
    published: Mapping[str, Published] = field(default_factory=dict)
    check: Callable[[str, Pack], None] | None = None

    def __post_init__(self) -> None:
        _fill(self, load=partial(defaults.load_numbers, self.layout))


@dataclass(frozen=True)
class Options:
    """What people agree on before a game: how it is offered, read into the record and shown again.

    `read` turns options by name into fields of the record, `show` gives the shortest form that `read` reads back;
    without them every option is a field of its own name. `begin` is for games that can be taken up later than at their
    beginning: the position that these options ask for, by name and as a document, or None to set up a new game.
    """

    infos: Sequence[OptionInfo] = ()
    read: Callable[[int, Mapping[str, Any]], dict[str, Any]] = USUAL
    show: Callable[[Any], dict[str, Any]] = USUAL
    begin: Callable[[Pack, int, Mapping[str, Any], int], tuple[str, Mapping[str, Any]] | None] | None = None

    def __post_init__(self) -> None:
        _fill(self, read=partial(defaults.read_options, self.infos), show=partial(defaults.show_options, self.infos))


@dataclass(frozen=True)
class Telling:
    """What a game says about itself, and to whom.

    `hidden` are the bytes that a seat may not know. They must include the stream of chance (key and `drawn`), because
    it decides every future throw of the dice. `view` is what a seat (None: a spectator) may see.
    With `same_view_for_all` every seat and every spectator sees the same: `view(None)` is everybody's view.
    `story` tells an action as events (by default its notation), `describe` writes a whole position as text, `explain`
    gives the amounts in a refusal.
    `remarks` adds to the events of a move what is only remarked upon, from what everybody has been told so far: all
    stories of this chapter, and of those before it the events that the game `keeps`. A chapter begins with an event of
    the message `chapter`. Of the state after the move it reads only what lies open; the seats are those whose people
    have played such a game to its end before.
    `annals` tells a long game from the same: from all moves, each with the label of its turn and its story. It pauses
    after every move, and gives plain data for a page about the game.
    `turn_label` names a turn, `end_reason` says how a game ended.
    `reasons` says why a turn is good, weightiest first: what changes for a seat between two states, in the numbers by
    which its judgement goes.
    `sealed_actions` are the actions whose notation nobody may learn yet: a text that means one of them is treated as no
    move at all, and no message lists them. Possible actions are never among them.
    `disclosed_texts` are the messages of the game's sealed catalogues that a seat (None: a spectator) may read now; a
    browser gets no other text of those catalogues.
    `letters` are what a story lays before everybody as sealed letters, in the state after it: by name, with the
    messages that stand in them, which nobody reads before somebody breaks the seal.
    """

    hidden: Callable[[Pack, Any, int], bytes] = defaults.hidden
    view: Callable[[Pack, Any, int | None], dict[str, Any]] = defaults.view
    describe: Callable[[Pack, Any], str] = defaults.describe
    turn_label: Callable[[Any], str] = defaults.turn_label
    end_reason: Callable[[Any], str] = defaults.end_reason
    story: Callable[[Pack, Any, Any, int, int], list[Event]] | None = None
    remarks: Callable[[Pack, Any, Iterable[Sequence[Event]], list[Event], Sequence[int]], list[Event]] | None = None
    keeps: Callable[[Event], bool] = defaults.keeps_nothing
    chapter: str = ""
    annals: Callable[[Pack, Iterable[tuple[str, Sequence[Event]]]], Generator[None, None, dict[str, Any]]] | None = None
    explain: Callable[[Pack, Any, int, int, int], dict[str, Any]] = defaults.no_amounts
    reasons: Callable[[Pack, Any, Any, int], list[Event]] = defaults.no_reasons
    same_view_for_all: bool = False
    sealed_actions: Callable[[Pack, Any], Collection[int]] | None = None
    disclosed_texts: Callable[[Pack, Any, int | None], Collection[str]] | None = None
    letters: Callable[[Any, Sequence[str]], Mapping[str, Sequence[str]]] | None = None


@dataclass(frozen=True)
class Documents:
    """Positions as documents that people write and read by name, and the JSON Schema of these documents.

    `follows` are the keys whose values follow from the others where a document leaves them out, the likeliest first.
    `known_schema` is the schema as far as somebody may know it who may read these sealed texts; a game in which nothing
    is sealed has no use for it.
    """

    to_dict: Callable[[Pack, Any], dict[str, Any]] = defaults.to_dict
    from_dict: Callable[[Pack, Mapping[str, Any], Fresh], Any] = defaults.from_dict
    schema: Callable[[Pack], dict[str, Any]] = USUAL
    follows: Sequence[str] = ()
    known_schema: Callable[[Pack, Collection[str]], dict[str, Any]] | None = None


@dataclass(frozen=True)
class Linked:
    """How a game that consists of several games tells them apart, for whoever asks who wins the running one.

    `number` is that of the running game; the judgement's `stop_mark` changes with it. `winners` are the seats that won
    the last game that was decided. `is_between` says whether that game is the one of this number, so that what is
    chosen now is for the next one. All three read a state in either form.
    """

    number: Callable[[Any], int]
    winners: Callable[[Pack, Any], Collection[int]]
    is_between: Callable[[Any], bool]


@dataclass(frozen=True)
class Reports:
    """Material for reports: the facts of a finished game, as plain data for JSON, and the sections drawn from many.

    `openings` are the choices of a finished game that an explorer counts, each once for every seat that made it.
    `linked` is for games that consist of several games.
    """

    facts: Callable[[FinishedGame], dict[str, Any]] = defaults.facts
    charts: Callable[[Sequence[Sample]], list[Section]] = defaults.charts
    openings: Callable[[FinishedGame], list[Opening]] = defaults.openings
    linked: Linked | None = None


@dataclass(frozen=True)
class Puzzles:
    """What puzzles of a game ask. A puzzle is a position in which one turn is clearly better than every other.

    `kinds` are the words for what is asked. `kind_of` says which of them a turn of a seat answers, by the state before
    it, its moves and the state after it; None where it makes no puzzle.
    `essence` is what counts of a turn: turns with the same essence are the same answer.
    `sources` are the options of the games in which puzzles are sought, in turn.
    In a campaign `chapter` names what a player has to have come to before a position is offered, and `reached` are all
    chapters that a campaign in this state has come to.
    """

    kinds: Sequence[str] = ("turn",)
    kind_of: Callable[[Pack, Any, Sequence[Move], Any, int], str | None] = defaults.any_turn
    essence: Callable[[Pack, Any, Sequence[Move]], tuple[str, ...]] = defaults.all_moves
    sources: Sequence[Mapping[str, Any]] = ({},)
    chapter: Callable[[Any], str] = defaults.only_chapter
    reached: Callable[[Any], Collection[str]] = defaults.only_chapters


@dataclass(frozen=True)
class Characters:
    """What players choose for themselves in a long game; no rule may depend on it.

    `portraits` and `arms` are the words for what can be chosen. `names` and `sentences` are the messages of those that
    the game has itself: for bots, and names for whoever chooses none. A character is chosen while `may_choose` says so
    of the state, a last sentence is written while `may_write` does. `sentences_after` is the message of a story after
    which all last sentences stand.
    """

    portraits: Sequence[str]
    arms: Sequence[str]
    names: Sequence[str]
    sentences: Sequence[str]
    may_choose: Callable[[Any], bool]
    may_write: Callable[[Any], bool]
    sentences_after: str | None = None


@dataclass(frozen=True)
class Manners:
    """How a game is played at a table.

    With `asks_end_of_turn` a table lets people end their turns themselves; a game whose rules have a move for that does
    not need it.
    `display` is the class that shows the game in the terminal (`package.module:Class`); without one a plain display
    shows the view. With `is_campaign` the game spans several evenings and is kept as a campaign.
    `simultaneous_steps` names the steps in which seats choose at the same time: their moves are shown once all have
    chosen. Those of them that are `sealed_steps` have no effect on others, and their moves stay with their seats.
    `pack_tables` is the function (`package.module:function`) that makes `rich` tables of a pack's content, for what
    `pack show` cannot show as a list of numbers.
    `short_options` are the options of a short game, for benchmarks and tests of whole games.
    `characters` is what players choose for themselves.
    `begin_ahead` lets a seat plan its next turn before it has come: it puts that turn on the agenda of a mirror as if
    nothing changed until then, and says whether it could.
    """

    asks_end_of_turn: bool = True
    display: str | None = None
    is_campaign: bool = False
    simultaneous_steps: Collection[str] = ()
    sealed_steps: Collection[str] = ()
    pack_tables: str | None = None
    short_options: Mapping[str, Any] = field(default_factory=dict)
    characters: Characters | None = None
    begin_ahead: Callable[[Any, int], bool] | None = None


@dataclass(frozen=True, eq=False)
class GameRules:
    """What a game gives to the kernel. `s` is a mirror in all uncompiled functions, `pack` a `Pack`.

    `loops` are the compiled functions of the game (`play.instantiate`), `texts` the notation of every action,
    `refusals` the clause and the message of every reason code.
    `names_by_count` names the seats for numbers of players whose seats are not the first of `seat_names`.
    `judgement` imports what bots think with when it is called: it is compiled separately, and people do not need it.
    Without one, positions are judged by a seat's current place. `learned` does the same for the search with a network;
    a game with a judgement of its own needs one as well. `observation` does it for what programs that learn see;
    without one it is the open fields of the record.
    The other parts are its telling, documents, reports, puzzles and manners at a table; all of them have defaults.
    """

    name: str
    title: str
    player_counts: Sequence[int]
    seat_names: Sequence[str]
    folder: Path
    state: Layout
    steps: Sequence[Step]
    loops: SimpleNamespace
    texts: Callable[[Pack, int], Sequence[str]]
    refusals: Mapping[int, tuple[str | None, str]] = field(default_factory=dict)
    judgement: Callable[[], Judgement] | None = None
    learned: Callable[[], Learned] | None = None
    observation: Callable[[], Observation] | None = None
    content: Content = Content()
    options: Options = Options()
    telling: Telling = Telling()
    documents: Documents = Documents()
    reports: Reports = Reports()
    puzzles: Puzzles = Puzzles()
    manners: Manners = Manners()
    rules_version: int = 1
    names_by_count: Mapping[int, Sequence[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.documents.schema is USUAL:
            usual = partial(defaults.schema, self.state, self.options.infos)
            object.__setattr__(self, "documents", replace(self.documents, schema=usual))

    def names(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        """The names of the seats in a game of this many players."""
        for info in self.options.infos:
            chosen = options.get(info.name)
            if isinstance(chosen, str) and len(info.seats.get(chosen, ())) == players:
                return info.seats[chosen]
        return self.names_by_count.get(players, self.seat_names[:players])

    @cached_property
    def first_actions(self) -> list[int]:
        """The number of the first action of every step."""
        first, numbers = 0, []
        for step in self.steps:
            numbers.append(first)
            first += step.count
        return numbers
