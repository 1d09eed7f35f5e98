"""Numbers and turns of an analysis as people read them, for terminal and page alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import floor

from queenswright.kernel.interval import Z
from queenswright.locale import has_message, named, render, turn_in_words
from queenswright.records.names import LONGEST_NAME
from queenswright.study.calibration import is_measured
from queenswright.study.data import CLOSE, JUDGED, MARKS, SOUND, Analysis, JudgedTurn, Way
from queenswright.study.summary import MILD, turning_points

NOTICEABLE = 0.07
"""From this change on, a draw is told of."""

VERDICTS: Mapping[str, str] = {
    "forced": "study-verdict-forced",
    "decided": "study-verdict-decided",
    "best": "study-verdict-best",
    "close": "study-verdict-close",
    "sound": "study-verdict-sound",
    "slip": "study-verdict-slip",
    "mistake": "study-verdict-mistake",
    "blunder": "study-verdict-blunder",
}
REASON = "reason-"
PASSES = ("study-pass-curve", "study-pass-judged", "study-pass-whole")


def percents(shares: Sequence[float]) -> list[int]:
    """Shares as whole percentages that add up to 100.

    >>> percents([1 / 3, 1 / 3, 1 / 3])
    [34, 33, 33]
    """
    return rounded([100 * share for share in shares], 100)


def rounded(values: Sequence[float], total: int) -> list[int]:
    """Whole numbers near these values that add up to a total near theirs: the largest remainders are rounded up.

    >>> rounded([-79.6, 24.7, 31.2], -24)
    [-80, 25, 31]
    """
    found = [floor(value) for value in values]
    order = sorted(range(len(values)), key=lambda i: (found[i] - values[i], i))
    for k in range(total - sum(found)):
        found[order[k % len(order)]] += 1
    return found


def points(change: float) -> str:
    """A change of a share in signed points.

    >>> points(-0.334), points(0.05), points(0.001)
    ('−33', '+5', '0')
    """
    return signed(round(100 * change))


def signed(number: int) -> str:
    """A number of points with its sign."""
    return "0" if number == 0 else f"{number:+d}".replace("-", "−")


def doubt(error: float) -> int:
    """Half the width of the 95 % interval, in points."""
    return round(100 * Z * error)


def chance(way: Way, seat: int) -> str:
    """What a turn leaves its player, in percent."""
    return f"{percents(way.outlook.shares)[seat]} %"


def name_of(analysis: Analysis, seat: int) -> str:
    """A seat with its player: `Blue (Anna)`; only the seat where nobody is named."""
    colour, player = named("seat", analysis.seats[seat]), _harmless(analysis.players[seat])
    return colour if player in (analysis.seats[seat], colour) else f"{colour} ({player})"


def _harmless(name: str) -> str:
    """A name from a file, without what would move the cursor or turn the text, and not longer than names are."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in name[:LONGEST_NAME])


def listed(moves: Sequence[str]) -> str:
    """The moves of a turn on one line."""
    return ", ".join(moves)


def verdict_in_words(turn: JudgedTurn) -> str:
    """The judgement of a turn; nothing of one that has not been compared."""
    return render(VERDICTS[turn.verdict], {}) if turn.depth >= JUDGED else ""


def reasons_in_words(way: Way) -> str:
    """Why a turn is good. What is no reason that this program knows is left out: the analysis may come from a file."""
    found = []
    for reason in way.reasons:
        if reason.message.startswith(REASON) and has_message(reason.message):
            with suppress(KeyError):  # other arguments than the message needs
                found.append(reason.text())
    return " ".join(found)


def told_turns(analysis: Analysis) -> list[int]:
    """The turns worth words: those with a mark, and turning points."""
    turning = set(turning_points(analysis))
    return [i for i, turn in enumerate(analysis.turns) if turn.verdict in MARKS or i in turning]


def turn_story(analysis: Analysis, i: int) -> list[str]:
    """A turn in sentences: what was played, what would have been better and why, and what chance did."""
    turn = analysis.turns[i]
    lines = []
    if turn.played:
        lines.append(render("study-played", {"moves": listed(turn.moves), "chance": chance(turn.played, turn.seat)}))
    if turn.better and turn.loss > 0:
        args = {"moves": listed(turn.better.moves), "chance": chance(turn.better, turn.seat)}
        lines.append(render("study-better", args))
        if reasons := reasons_in_words(turn.better):
            lines.append(reasons)
        if turn.better.line:
            lines.append(render("study-next", {"moves": listed(turn.better.line)}))
    if turn.luck and abs(turn.luck.changes[turn.seat]) >= NOTICEABLE:
        change, error = turn.luck.changes[turn.seat], turn.luck.errors[turn.seat]
        lines.append(render("study-luck", {"points": points(change), "doubt": doubt(error)}))
    return lines


def judgement_line(turn: JudgedTurn) -> str:
    """`?? blunder, −33 points (± 4)`; without a mark only the words."""
    words = verdict_in_words(turn)
    if turn.verdict in (SOUND, CLOSE, *MARKS) and turn.depth >= JUDGED and points(turn.loss) != "0":
        lost = render("study-lost", {"points": points(-turn.loss), "doubt": doubt(turn.error)})
        words = f"{words}: {lost}"
    return f"{turn.mark} {words}".strip()


def title_of(analysis: Analysis, title: str) -> str:
    """The heading of an analysis; `title` is the name of the game."""
    return render("study-title", {"game": title})


def remarks_on(analysis: Analysis) -> list[str]:
    """What has to be known to read the numbers."""
    effort = analysis.effort
    args = {"turns": len(analysis.turns), "simulations": effort.simulations, "seed": str(effort.seed)}
    lines = [] if analysis.number is None else [render("study-number", {"number": analysis.number})]
    lines += [render("study-effort", args), render(PASSES[analysis.depth], {}), render("study-by-what", {})]
    if not is_measured(analysis.game, len(analysis.seats)):
        lines.append(render("study-uncalibrated", {}))
    if not analysis.is_over:
        lines.append(render("study-unfinished", {}))
    return lines


def notes_on_sums() -> list[str]:
    """What the columns of play and luck mean."""
    return [render("study-sum", {}), render("study-accuracy", {"points": round(MILD)})]


def turn_name(turn: JudgedTurn) -> str:
    """The label of a turn in words."""
    return turn_in_words(turn.turn)
