"""Trying to solve a puzzle: is a turn the answer, and what helps to find it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from queenswright.kernel.data import Event, Move
from queenswright.kernel.errors import IllegalMove, MoveError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.puzzles.data import ComparedTurn, Puzzle, PuzzleError
from queenswright.puzzles.turns import essence, goes_on


@dataclass(frozen=True)
class Try:
    """A turn that somebody tried. `shown` is what was compared when the puzzle was found, where the turn was."""

    is_right: bool
    is_whole: bool
    turn: ComparedTurn | None = None


def start_of(puzzle: Puzzle, game: Game) -> Position:
    """The position of a puzzle."""
    position = game.position(puzzle.position)
    if position.to_move != puzzle.seat:
        raise PuzzleError(puzzle.id, f"seat {position.to_move} decides, expected {puzzle.seat}")
    return position


def read_turn(start: Position, texts: Sequence[str]) -> tuple[list[Move], bool]:
    """The moves of a turn, each possible after the one before, and whether the turn ends with them.

    Nothing is played beyond the end of the turn, so a try tells nothing that its player could not know.
    """
    walker, is_open = start.copy(), True
    moves: list[Move] = []
    for text in texts:
        if not is_open:
            raise PuzzleError("turn", f"goes on with {text!r}, expected its end after {moves[-1].text!r}")
        move = walker.parse(text, prefix=False)
        refusal = walker.why_not(move)
        if refusal:
            raise IllegalMove(move.text, refusal)
        before = walker.copy()
        walker.push(move, known_legal=True)
        moves.append(move)
        is_open = goes_on(start, walker, before)
    return moves, not is_open


def tried(puzzle: Puzzle, start: Position, texts: Sequence[str]) -> Try:
    """Whether a turn is the answer. The essence counts, so a turn may be right before its last details are chosen."""
    moves, is_whole = read_turn(start, texts)
    mine = essence(start, moves)
    if mine == _essence(start, puzzle.answer):
        return Try(True, is_whole, puzzle.answer)
    known = next((turn for turn in puzzle.others if _essence(start, turn) == mine), None)
    return Try(False, is_whole, known)


@dataclass(frozen=True)
class AnswerHint:
    """A hint: the step that matters, or a move of the answer."""

    step: str | None = None
    move: str | None = None


def hints(puzzle: Puzzle, start: Position) -> list[AnswerHint]:
    """What kind of action it is, then with what the turn begins, then the last move that matters; no move twice."""
    moves, _ = read_turn(start, puzzle.answer.moves)
    step = next((move.step for move in moves if move.step not in (start.step, None)), moves[0].step)
    mine = essence(start, moves)
    last = ([move for move in moves if move.text in mine] or moves)[-1]
    told = dict.fromkeys((moves[0].text, last.text))
    return [AnswerHint(step=start.game.step_word(step)), *(AnswerHint(move=text) for text in told)]


def hint(puzzle: Puzzle, start: Position, number: int) -> Event:
    """A hint in words; after the last one the last one again."""
    found = hints(puzzle, start)
    one = found[min(number, len(found)) - 1]
    if one.step is not None:
        return Event("puzzle-hint-step", {"step": one.step})
    is_last = one is found[-1]
    return Event("puzzle-hint-move" if is_last else "puzzle-hint-begin", {"move": one.move})


def problems(puzzle: Puzzle, game: Game) -> list[str]:
    """What is wrong with a puzzle by the rules: nothing, if its turns are possible and its kind is what it says."""
    found = []
    try:
        start = start_of(puzzle, game)
        turns = [read_turn(start, turn.moves) for turn in (puzzle.answer, *puzzle.others)]
    except (MoveError, PuzzleError, ValueError) as error:
        return [str(error)]
    rules = game.rules.puzzles
    walker = start.copy()
    for move in turns[0][0]:
        walker.push(move)
    kind = rules.kind_of(start.pack, start.state, turns[0][0], walker.state, puzzle.seat)
    if kind != puzzle.kind or kind not in rules.kinds:
        found.append(f"its answer is of the kind {kind!r}, expected {puzzle.kind!r}")
    if rules.chapter(start.state) != puzzle.chapter:
        found.append(f"it is of chapter {rules.chapter(start.state)!r}, expected {puzzle.chapter!r}")
    if not all(is_whole for _, is_whole in turns):
        found.append("one of its turns is not whole")
    if len({essence(start, moves) for moves, _ in turns}) < len(turns):
        found.append("two of its turns are the same answer")
    return found


def _essence(start: Position, turn: ComparedTurn) -> tuple[str, ...]:
    return essence(start, read_turn(start, turn.moves)[0])
