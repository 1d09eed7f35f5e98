"""The Rise of Queensdale, 2 to 4 players: a campaign of linked games, with a module per chapter of its manual."""

from pathlib import Path
from typing import Any

from queenswright.games.queensdale.advice.puzzles import KINDS, SOURCES, chapter, essence, kind_of, reached
from queenswright.games.queensdale.content.components import components
from queenswright.games.queensdale.content.graph import check_story
from queenswright.games.queensdale.content.notation import texts
from queenswright.games.queensdale.content.options import OPTIONS, SUGGESTED, read_options, show_options
from queenswright.games.queensdale.content.pack import load_pack
from queenswright.games.queensdale.content.published import PUBLISHED
from queenswright.games.queensdale.content.starts import begin
from queenswright.games.queensdale.documents.opened import known_schema
from queenswright.games.queensdale.documents.position import FOLLOWS, from_dict, to_dict
from queenswright.games.queensdale.documents.schema import schema
from queenswright.games.queensdale.refusals import REFUSALS
from queenswright.games.queensdale.reports.charts import charts
from queenswright.games.queensdale.reports.facts import facts
from queenswright.games.queensdale.reports.openings import openings
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.course import CROWNS, FINALE, LEARNING, STORAGE, TOLD, TOWERS
from queenswright.games.queensdale.state.pack import PACK
from queenswright.games.queensdale.state.pieces import COLOURS
from queenswright.games.queensdale.steps import STEPS
from queenswright.games.queensdale.telling.ahead import begin_ahead
from queenswright.games.queensdale.telling.annals import annals
from queenswright.games.queensdale.telling.characters import CHARACTERS
from queenswright.games.queensdale.telling.describe import describe, end_reason, turn_label
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.games.queensdale.telling.explain import explain
from queenswright.games.queensdale.telling.kept import A_GAME, keeps
from queenswright.games.queensdale.telling.letters import sealed_letters
from queenswright.games.queensdale.telling.remarks import remarks
from queenswright.games.queensdale.telling.sealed_actions import sealed_actions
from queenswright.games.queensdale.telling.story import story
from queenswright.games.queensdale.telling.view import hidden, view
from queenswright.kernel.contract import (
    Content,
    Documents,
    GameRules,
    Linked,
    Manners,
    Options,
    Puzzles,
    Reports,
    Telling,
)
from queenswright.kernel.data import Event, Judgement, Learned, Pack
from queenswright.kernel.observation import Observation

__all__ = ["RULES"]


def judgement() -> Judgement:
    """What bots think with."""
    from queenswright.games.queensdale.judgement import JUDGEMENT

    return JUDGEMENT


def learned() -> Learned:
    """What bots with a network think with."""
    from queenswright.games.queensdale.learned import LEARNED

    return LEARNED


def observation() -> Observation:
    """What programs that learn see."""
    from queenswright.games.queensdale.observing import OBSERVATION

    return OBSERVATION


def number_of_game(s: Any) -> int:
    """The number of the running game of a campaign."""
    return int(s.game_number)


def winners_of_game(pack: Pack, s: Any) -> list[int]:
    """Who is first in the ranking of the last game that was over."""
    return [int(s.ranking[0])]


def is_between_games(s: Any) -> bool:
    """Whether the running game is decided and the next one not yet laid out."""
    return int(s.phase) in (TOLD, TOWERS, FINALE, LEARNING, CROWNS, STORAGE)


def reasons(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """Why a turn is good."""
    from queenswright.games.queensdale.advice.reasons import reasons

    return reasons(pack, before, after, seat)


RULES = GameRules(
    name="queensdale",
    title="The Rise of Queensdale",
    player_counts=(2, 3, 4),
    seat_names=COLOURS,
    names_by_count=SUGGESTED,
    rules_version=2,
    folder=Path(__file__).parent,
    state=STATE,
    steps=STEPS,
    loops=LOOPS,
    texts=texts,
    refusals=REFUSALS,
    judgement=judgement,
    learned=learned,
    observation=observation,
    content=Content(
        layout=PACK, load=load_pack, default="valley", printed=components, published=PUBLISHED, check=check_story
    ),
    options=Options(
        infos=[option.info for option in OPTIONS.values()], read=read_options, show=show_options, begin=begin
    ),
    telling=Telling(
        hidden=hidden,
        view=view,
        describe=describe,
        turn_label=turn_label,
        end_reason=end_reason,
        story=story,
        remarks=remarks,
        keeps=keeps,
        chapter=A_GAME,
        reasons=reasons,
        annals=annals,
        explain=explain,
        sealed_actions=sealed_actions,
        disclosed_texts=disclosed_texts,
        letters=sealed_letters,
    ),
    documents=Documents(
        to_dict=to_dict, from_dict=from_dict, schema=schema, follows=FOLLOWS, known_schema=known_schema
    ),
    reports=Reports(
        facts=facts, charts=charts, openings=openings, linked=Linked(number_of_game, winners_of_game, is_between_games)
    ),
    puzzles=Puzzles(KINDS, kind_of, essence, SOURCES, chapter, reached),
    manners=Manners(
        asks_end_of_turn=False,
        display="queenswright.cli.queensdale:Display",
        is_campaign=True,
        simultaneous_steps=("start_hut", "ballot", "vote", "answer", "seal"),
        sealed_steps=("seal",),
        pack_tables="queenswright.cli.queensdale.pack:tables",
        short_options={"games": 1},
        characters=CHARACTERS,
        begin_ahead=begin_ahead,
    ),
)
