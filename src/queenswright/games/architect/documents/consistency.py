"""Consistency of a position document, beyond the range of each single value."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.rules.board import track_length
from queenswright.games.architect.rules.setup import DRAFT_TILES_PER_PLAYER
from queenswright.games.architect.rules.tile import crew
from queenswright.games.architect.state import CHARACTERS, GUILDS, NOBODY, NOTCHES, PALACE_BUILT, SPACES, TRACK_END
from queenswright.games.architect.steps import CLIMB, DRAFT, DRAFT_TURN, FIRE, HIRE, LABOUR, REPAIR, STEPS, TAVERN
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.rule import plain

RACE_TO_TRACK_END = bit("race_to_track_end")
HIGHEST_ARGUMENT = {
    DRAFT_TURN: len(CHARACTERS) - 1,
    LABOUR: len(CHARACTERS),
    TAVERN: (1 << len(GUILDS)) - 1,
    FIRE: SPACES - 1,
    CLIMB: 999,
}


def picks_to_come(s: Any) -> int:
    """How many tiles will still be taken from the display (QA-DRAFT-13); none after the draft."""
    turning = s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == DRAFT_TURN
    return int(DRAFT_TILES_PER_PLAYER * s.players - s.picks - turning)


def check(pack: Pack, root: Fields, s: Any) -> None:
    """Refuse a position that contradicts itself, naming the clause if there is one."""
    _check_bonds(pack, root, s)
    _check_pending(root, s)
    _check_draft(root, s)
    _check_working(root, s)
    _check_palace(pack, root, s)


def _check_bonds(pack: Pack, root: Fields, s: Any) -> None:
    held, most = sum(s.bonds), pack.mirror.bonds - s.redeemed
    if held > most:
        richest = s.bonds.index(max(s.bonds))
        text = f"{held} bonds held, expected at most {most} (QA-COMP-35)"
        raise root.problem(
            f"seats[{richest}].bonds",
            text,
            "qa-position-bonds",
            held=held,
            most=most,
            high=s.bonds[richest] - held + most,
        )


def _check_pending(root: Fields, s: Any) -> None:
    """One decision of the seat in turn, or the points of a building with the Hire bonus after them."""
    steps = s.agenda_step[: s.agenda_depth]
    if (s.agenda_depth == 0) != (s.ended != 0):
        raise root.problem(
            "ended", "a game that runs has a pending step, and one that ended has none", "qa-position-pending-or-ended"
        )
    if len(steps) > 1 and steps != [HIRE, CLIMB]:
        names = ", ".join(STEPS[step].name for step in steps)
        text = f"got {names}, expected one step, or hire and climb (QA-BUILD-31)"
        raise root.problem("pending", text, "qa-position-one-step")
    if any(seat != s.turn_seat for seat in s.agenda_seat[: s.agenda_depth]):
        text = "the seat in turn decides everything that is pending (QA-TURN-15)"
        raise root.problem("turn_of", text, "qa-position-turn-of")
    if s.round_number > 0 and any(step in (DRAFT, DRAFT_TURN) for step in steps):
        raise root.problem("step", "the draft takes place in round 0 only", "qa-position-draft-round")
    if s.round_number == 0 and any(step not in (DRAFT, DRAFT_TURN) for step in steps):
        text = "in round 0 the starting craftsmen are chosen; turns begin in round 1"
        raise root.problem("round", text, "qa-position-round-0", low=1)
    for step, argument in zip(steps, s.agenda_argument, strict=False):
        highest = HIGHEST_ARGUMENT.get(step, 0)
        if argument > highest:
            allowed = f"0 to {highest}" if highest else "0"
            text = f"got {argument}, expected {allowed} for {STEPS[step].name}"
            raise root.problem("argument", text, "position-number", got=argument, low=0, high=highest)
    _check_argument(root, s)


def _check_draft(root: Fields, s: Any) -> None:
    """Turns begin after all picks, and the display has a tile for every pick to come."""
    to_come, shown = picks_to_come(s), s.display.bit_count()
    if s.round_number > 0 and to_come:
        text = f"got {s.picks}, expected {2 * s.players} after the draft (QA-DRAFT-01)"
        raise root.problem("picks", text, "qa-position-picks", low=2 * s.players, high=2 * s.players)
    if shown < to_come or (s.round_number > 0 and shown):
        text = f"got {shown} tiles, expected {to_come} for the picks to come (QA-DRAFT-13)"
        raise root.problem("display", text, "qa-position-display", found=shown, expected=to_come)


def _check_argument(root: Fields, s: Any) -> None:
    top = s.agenda_depth - 1
    step, argument = s.agenda_step[top], s.agenda_argument[top]
    if s.agenda_depth and step == FIRE and s.billboard[argument] == NOBODY:
        text = f"space {argument} of the billboard is empty, expected the one hired from"
        raise root.problem("argument", text, "qa-position-fire-space")
    if s.agenda_depth and step == FIRE and NOBODY in sorted(s.tile_position[s.agenda_seat[top]])[-NOTCHES:]:
        raise root.problem("step", "somebody is fired only from a full star (QA-HIRE-32)", "qa-position-fire-star")
    if s.agenda_depth and step == DRAFT_TURN and s.tile_position[s.agenda_seat[top]][argument] == NOBODY:
        text = f"{CHARACTERS[argument]} is not in service, expected the tile just taken"
        raise root.problem("argument", text, "qa-position-draft-tile", character=CHARACTERS[argument])


def _check_working(root: Fields, s: Any) -> None:
    """Only while repairs are chosen or points are spent, and only craftsmen in service."""
    if s.working == 0:
        return
    if s.agenda_depth == 0 or s.agenda_step[s.agenda_depth - 1] not in (REPAIR, CLIMB):
        raise root.problem("working", "somebody works only in the steps repair and climb", "qa-position-working-step")
    if s.working & ~plain(crew)(s, s.turn_seat):
        text = "only craftsmen in the service of the seat in turn can work"
        raise root.problem("working", text, "qa-position-working-crew")


def _check_palace(pack: Pack, root: Fields, s: Any) -> None:
    """Contributions and the end of the game have to match."""
    length = plain(track_length)(pack.mirror, s)
    contributed = any(given != NOBODY for given in s.contribution)
    if (s.ended == PALACE_BUILT) > contributed:
        text = "the palace ends a game only after a contribution (QA-END-01)"
        raise root.problem("ended", text, "qa-position-palace")
    if s.ended == TRACK_END and not (s.house_rules & RACE_TO_TRACK_END and s.track[s.turn_seat] == length):
        text = "track_end needs race_to_track_end and the seat in turn at the end (QA-VAR-12)"
        raise root.problem("ended", text, "qa-position-track-end")
