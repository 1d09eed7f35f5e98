"""Queen's Architect, 2 to 4 players: every rule of the rulebook, one module per chapter in `rules/`."""

from pathlib import Path

from queenswright.games.architect.charts import charts
from queenswright.games.architect.content import content
from queenswright.games.architect.describe import describe, end_reason, turn_label
from queenswright.games.architect.explain import explain
from queenswright.games.architect.facts import facts
from queenswright.games.architect.options import OPTION_INFOS, read_options, show_options
from queenswright.games.architect.pack import load_pack
from queenswright.games.architect.position import from_dict, to_dict
from queenswright.games.architect.refusals import REFUSALS
from queenswright.games.architect.rules.ending import place
from queenswright.games.architect.rules.setup import redeal, setup
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.schema import schema
from queenswright.games.architect.state import COLOURS, PACK, STATE, seek
from queenswright.games.architect.steps import STEPS, texts
from queenswright.games.architect.story import story
from queenswright.games.architect.view import hidden, view
from queenswright.kernel.contract import GameRules, Judgement

__all__ = ["RULES"]


def judgement() -> Judgement:
    """What bots think with."""
    from queenswright.games.architect.judgement import JUDGEMENT

    return JUDGEMENT


RULES = GameRules(
    name="architect",
    title="Queen's Architect",
    rules_version=1,
    player_counts=(2, 3, 4),
    seat_names=COLOURS,
    folder=Path(__file__).parent,
    default_pack="royal",
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
    alike=True,
)
