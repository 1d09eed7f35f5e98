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
from queenswright.games.queensdale.rules.camp import place
from queenswright.games.queensdale.rules.setup import redeal, setup
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.schema import schema
from queenswright.games.queensdale.state import COLOURS, PACK, STATE, seek
from queenswright.games.queensdale.steps import STEPS, texts
from queenswright.games.queensdale.story import story
from queenswright.games.queensdale.unspoken import unspoken
from queenswright.games.queensdale.view import hidden, unsealed, view
from queenswright.kernel.contract import GameRules, Judgement

__all__ = ["RULES"]


def judgement() -> Judgement:
    """What bots think with."""
    from queenswright.games.queensdale.judgement import JUDGEMENT

    return JUDGEMENT


RULES = GameRules(
    name="queensdale",
    title="The Rise of Queensdale",
    rules_version=1,
    player_counts=(2, 3, 4),
    seat_names=COLOURS,
    names_by_count=SUGGESTED,
    folder=Path(__file__).parent,
    default_pack="valley",
    state=STATE,
    pack=PACK,
    steps=STEPS,
    loops=LOOPS,
    setup=setup,
    redeal=redeal,
    seek=seek,
    place=place,
    load_pack=load_pack,
    read_options=read_options,
    show_options=show_options,
    texts=texts,
    refusals=REFUSALS,
    explain=explain,
    hidden=hidden,
    view=view,
    story=story,
    describe=describe,
    turn_label=turn_label,
    end_reason=end_reason,
    to_dict=to_dict,
    from_dict=from_dict,
    schema=schema,
    judgement=judgement,
    facts=facts,
    charts=charts,
    content=content,
    option_infos=OPTION_INFOS,
    alike=False,
    asks_end_of_turn=False,
    short={"games": 1},
    together=("start_hut",),
    unspoken=unspoken,
    unsealed=unsealed,
)
