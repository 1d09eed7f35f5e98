"""The decorator of Queensdale's rules, and the kernel's rules for its record."""

from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel import agenda, chance
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.queensdale.runner", inlines=False)
"""Not inlined: 230 rules compile in a minute and run as fast as inlined ones, which compile four times as long."""

push = rule(agenda.push)
pop = rule(agenda.pop)
clear_agenda = rule(agenda.clear)
draw, rekey, seek = chance.instantiate(rule)
