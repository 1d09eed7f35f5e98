"""The Rise of Queensdale, 2 to 4 players: a campaign of linked games, with a module per chapter of its manual."""

from pathlib import Path

from queenswright.games.queensdale.charts import charts
from queenswright.games.queensdale.content import content
from queenswright.games.queensdale.describe import describe, end_reason, turn_label
from queenswright.games.queensdale.explain import explain
from queenswright.games.queensdale.facts import facts
from queenswright.games.queensdale.options import OPTION_INFOS, SUGGESTED, read_options, show_options
from queenswright.games.queensdale.pack import load_pack
from queenswright.games.queensdale.position import from_dict, to_dict
from queenswright.games.queensdale.refusals import REFUSALS
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.schema import schema
from queenswright.games.queensdale.state import COLOURS, PACK, STATE
from queenswright.games.queensdale.steps import STEPS, texts
from queenswright.games.queensdale.story import story
from queenswright.games.queensdale.unspoken import unspoken
from queenswright.games.queensdale.view import hidden, unsealed, view
from queenswright.kernel.contract import Content, Documents, GameRules, Judgement, Manners, Options, Reports, Telling

__all__ = ["RULES"]


def judgement() -> Judgement:
    """What bots think with."""
    from queenswright.games.queensdale.judgement import JUDGEMENT

    return JUDGEMENT


RULES = GameRules(
    name="queensdale",
    title="The Rise of Queensdale",
    player_counts=(2, 3, 4),
    seat_names=COLOURS,
    names_by_count=SUGGESTED,
    folder=Path(__file__).parent,
    state=STATE,
    steps=STEPS,
    loops=LOOPS,
    texts=texts,
    refusals=REFUSALS,
    judgement=judgement,
    content=Content(layout=PACK, load=load_pack, default="valley", printed=content),
    options=Options(infos=OPTION_INFOS, read=read_options, show=show_options),
    telling=Telling(
        hidden=hidden,
        view=view,
        describe=describe,
        turn_label=turn_label,
        end_reason=end_reason,
        story=story,
        explain=explain,
        sealed_actions=unspoken,
        disclosed_texts=unsealed,
    ),
    documents=Documents(to_dict=to_dict, from_dict=from_dict, schema=schema),
    reports=Reports(facts=facts, charts=charts),
    manners=Manners(asks_end_of_turn=False, simultaneous_steps=("start_hut",), short_options={"games": 1}),
)
