"""Queen's Architect, 2 to 4 players: every rule of the rulebook, one module per chapter in `rules/`."""

from pathlib import Path
from typing import Any

from queenswright.games.architect.advice.puzzles import KINDS, kind_of
from queenswright.games.architect.content.components import components
from queenswright.games.architect.content.options import OPTION_INFOS, read_options, show_options
from queenswright.games.architect.content.pack import load_pack
from queenswright.games.architect.content.published import PUBLISHED
from queenswright.games.architect.documents.position import FOLLOWS, from_dict, to_dict
from queenswright.games.architect.documents.schema import schema
from queenswright.games.architect.refusals import REFUSALS
from queenswright.games.architect.reports.charts import charts
from queenswright.games.architect.reports.facts import facts
from queenswright.games.architect.reports.openings import openings
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import COLOURS, PACK, STATE
from queenswright.games.architect.steps import STEPS, texts
from queenswright.games.architect.telling.ahead import begin_ahead
from queenswright.games.architect.telling.describe import describe, end_reason, turn_label
from queenswright.games.architect.telling.explain import explain
from queenswright.games.architect.telling.story import story
from queenswright.games.architect.telling.view import hidden, view
from queenswright.kernel.contract import Content, Documents, GameRules, Manners, Options, Puzzles, Reports, Telling
from queenswright.kernel.data import Event, Judgement, Learned, Pack
from queenswright.kernel.observation import Observation

__all__ = ["RULES"]


def judgement() -> Judgement:
    """What bots think with."""
    from queenswright.games.architect.judgement import JUDGEMENT

    return JUDGEMENT


def learned() -> Learned:
    """What bots with a network think with."""
    from queenswright.games.architect.learned import LEARNED

    return LEARNED


def observation() -> Observation:
    """What programs that learn see."""
    from queenswright.games.architect.observing import OBSERVATION

    return OBSERVATION


def reasons(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """Why a turn is good."""
    from queenswright.games.architect.advice.reasons import reasons

    return reasons(pack, before, after, seat)


RULES = GameRules(
    name="architect",
    title="Queen's Architect",
    player_counts=(2, 3, 4),
    seat_names=COLOURS,
    folder=Path(__file__).parent,
    state=STATE,
    steps=STEPS,
    loops=LOOPS,
    texts=texts,
    refusals=REFUSALS,
    judgement=judgement,
    learned=learned,
    observation=observation,
    content=Content(layout=PACK, load=load_pack, default="royal", printed=components, published=PUBLISHED),
    options=Options(infos=OPTION_INFOS, read=read_options, show=show_options),
    telling=Telling(
        hidden=hidden,
        view=view,
        describe=describe,
        turn_label=turn_label,
        end_reason=end_reason,
        story=story,
        explain=explain,
        reasons=reasons,
        same_view_for_all=True,
    ),
    documents=Documents(to_dict=to_dict, from_dict=from_dict, schema=schema, follows=FOLLOWS),
    reports=Reports(facts=facts, charts=charts, openings=openings),
    puzzles=Puzzles(KINDS, kind_of),
    manners=Manners(
        display="queenswright.cli.architect:Display",
        pack_tables="queenswright.cli.architect.pack:tables",
        begin_ahead=begin_ahead,
    ),
)
