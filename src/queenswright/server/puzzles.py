"""HTTP routes of puzzles: which there are, tries, hints, the answer, and playing on from their positions.

The answer is sent to nobody who has neither solved the puzzle nor given up; until then moves lead to the end of the
turn and no further, and what is evaluated is only what a whole wrong turn leads to.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from queenswright.kernel.position import Position
from queenswright.puzzles import AnswerHint, ComparedTurn, Puzzle, read_turn, tried
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.findings import way_of
from queenswright.server.identity import Visitor
from queenswright.server.messages import (
    AskAnswer,
    AskChances,
    AskWorth,
    Outcomes,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleHint,
    PuzzleInfo,
    PuzzleProgress,
    PuzzleSolution,
    Tried,
    TryMoves,
    Walk,
    Walked,
    WalkedMove,
    Worth,
)
from queenswright.server.packing import unpacked
from queenswright.server.parts import Parts, TheParts
from queenswright.server.puzzling import Riddle, rating_message, rating_of
from queenswright.server.records import NOT_KEPT
from queenswright.server.refusals import CHANGING, Refused, refusals
from queenswright.server.walks import LINES, previewed, shown_walk, throwing, walking
from queenswright.server.workshop import Work
from queenswright.store import PuzzleTry
from queenswright.study import Outlook
from queenswright.study import Way as StudiedWay

TAGS = ["puzzles"]
GameName = Annotated[str, PathParameter(description="The name of a game.", max_length=60)]
PuzzleId = Annotated[str, PathParameter(description="The id of a puzzle.", max_length=60)]
Again = Annotated[
    bool, QueryParameter(description="As if the answer were not known, for somebody who tries it once more.")
]
PLACE = "/api/puzzles/{game:str}/{puzzle_id:str}"


def _reading(kind: Any, words: str) -> dict[str, Any]:
    answer = ResponseSpec(kind, description=words)
    return {"tags": TAGS, "responses": {**refusals(404), 200: answer}, "guards": reading("pages")}


def _asking(kind: Any, limit: str) -> dict[str, Any]:
    answer = ResponseSpec(kind, description="The answer.")
    return {"tags": TAGS, "status_code": 200, "responses": {**CHANGING, 200: answer}, "guards": changing(limit)}


@get("/api/puzzles/{game:str}", summary="How far am I?", **_reading(PuzzleProgress, "Kinds, rating, streak, today."))
async def progress(parts: TheParts, visitor: TheVisitor, game: GameName) -> Response[PuzzleProgress]:
    """The puzzles of a game as they are offered to you, and the one of today."""
    return Response(await parts.puzzling.progress(visitor, game), headers=NOT_KEPT)


@get("/api/puzzles/{game:str}/next", summary="The next puzzle", **_reading(PuzzleChoice, "Its id, if there is one."))
async def next_puzzle(
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    kind: Annotated[str | None, QueryParameter(description="Only of this kind.", max_length=60)] = None,
    after: Annotated[str | None, QueryParameter(description="But not this one.", max_length=60)] = None,
) -> Response[PuzzleChoice]:
    """One that you have not begun with, as hard as you are good."""
    found = await parts.puzzling.next(visitor, game, kind, after)
    return Response(PuzzleChoice(None if found is None else found.id), headers=NOT_KEPT)


@get(PLACE, summary="A puzzle", **_reading(PuzzleInfo, "Its position and what you did with it."))
async def puzzle(
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    puzzle_id: PuzzleId,
    again: Again = False,
) -> Response[PuzzleInfo]:
    """With the answer, where you have solved it or were shown the answer."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    own = await _own(parts, visitor, riddle)
    number, today = await parts.puzzling.today(game)
    results = (await parts.puzzling.results(game)).get(puzzle_id)
    given = 0 if own is None or again else own.hints
    info = PuzzleInfo(
        id=riddle.puzzle.id,
        kind=riddle.puzzle.kind,
        seat=riddle.puzzle.seat,
        rating=riddle.puzzle.rating,
        number=number if today.id == riddle.puzzle.id else None,
        tries=results.tries if results else 0,
        right=results.right if results else 0,
        first=own.first if own else None,  # type: ignore[arg-type]
        solved=own is not None and own.solved is not None,
        hints=[_hint(one) for one in riddle.hints[:given]],
        hints_left=len(riddle.hints) - given,
        solution=_solution(riddle.puzzle) if _is_open(own) and not again else None,
        replay=riddle.film.replay,
        frame=riddle.film.reel[0],  # type: ignore[arg-type]
    )
    return Response(info, headers=NOT_KEPT)


@post(PLACE + "/answer", summary="Try a turn", **_asking(PuzzleAnswer, "puzzle"))
async def answer(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    puzzle_id: PuzzleId,
    data: JSONBody[AskAnswer],
) -> Response[PuzzleAnswer]:
    """The first try counts for the rating. The answer may be found before the last details of a turn are chosen."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    found = await parts.sketching.do(visitor, _trying(riddle, data.moves))
    before = rating_of(await parts.puzzling.tries(visitor, game))
    is_first = False
    cookies: tuple[Cookie, ...] = ()
    if found.is_right or found.is_whole:
        visitor, cookies = await _settled(request, parts, visitor)
        is_first = await parts.puzzling.begin(visitor, riddle, "right" if found.is_right else "wrong")
        if found.is_right:
            await parts.puzzling.solve(visitor, riddle.puzzle, data.again)
    tries = await parts.puzzling.tries(visitor, game)
    own = next((one for one in tries if one.puzzle == puzzle_id), None)
    is_wrong = found.is_whole and not found.is_right
    message = PuzzleAnswer(
        right=found.is_right,
        whole=found.is_whole,
        first=is_first,
        tried=_way(found.turn) if is_wrong and found.turn else None,
        best=_way(riddle.puzzle.answer).chances if is_wrong else None,
        before=rating_message(before),
        after=rating_message(rating_of(tries)),
        streak=parts.puzzling.streak(tries),
        solution=_solution(riddle.puzzle) if _is_open(own) else None,
    )
    return Response(message, headers=NOT_KEPT, cookies=list(cookies))


@post(PLACE + "/hint", summary="One more hint", **_asking(PuzzleHint, "puzzle"))
async def hint(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    puzzle_id: PuzzleId,
    after: Annotated[int | None, QueryParameter(description="How many you have in sight.", ge=0, le=9)] = None,
) -> Response[PuzzleHint]:
    """What kind of decision matters, then a move; after a hint the first try does not count."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    visitor, cookies = await _settled(request, parts, visitor)
    own = await _own(parts, visitor, riddle)
    known = 0 if own is None else own.hints
    given = min((known if after is None else min(known, after)) + 1, len(riddle.hints))
    if own is None:
        await parts.puzzling.begin(visitor, riddle, "hint", given)
    else:
        await parts.puzzling.note_hints(visitor, riddle.puzzle, given)
    return Response(_hint(riddle.hints[given - 1]), headers=NOT_KEPT, cookies=list(cookies))


@post(PLACE + "/show", summary="Give up", **_asking(PuzzleSolution, "puzzle"))
async def show(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, game: GameName, puzzle_id: PuzzleId
) -> Response[PuzzleSolution]:
    """The answer; without a try before it counts as one that failed."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    visitor, cookies = await _settled(request, parts, visitor)
    if not await parts.puzzling.begin(visitor, riddle, "shown"):
        await parts.puzzling.show(visitor, riddle.puzzle)
    return Response(_solution(riddle.puzzle), headers=NOT_KEPT, cookies=list(cookies))


@post(PLACE + "/walk", summary="Play on from a puzzle", **_asking(Walked, "think"))
async def walk(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    puzzle_id: PuzzleId,
    data: JSONBody[Walk],
    again: Again = False,
) -> Response[Any]:
    """Up to the end of the turn, and on and on once the answer is known."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    goes_on, steps, seat = await _way_of(parts, visitor, riddle, data, again)
    answer = await parts.sketching.do(visitor, shown_walk(riddle.film.reel, data.place, steps, seat, goes_on))
    return unpacked(request, answer, NOT_KEPT)


@post(PLACE + "/try", summary="What moves would bring", **_asking(Tried, "think"))
async def try_moves(
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    puzzle_id: PuzzleId,
    data: JSONBody[TryMoves],
    again: Again = False,
) -> Response[Any]:
    """Previews, from what the seat that decides may know; a refusal says why not."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    position, _ = await _walked(parts, visitor, riddle, data.walk, again)
    return Response(await previewed(parts.sketching, visitor, position, data), headers=NOT_KEPT)


@post(PLACE + "/chances", summary="What chance may bring", **_asking(Outcomes, "think"))
async def chances(
    parts: TheParts, visitor: TheVisitor, game: GameName, puzzle_id: PuzzleId, data: JSONBody[AskChances]
) -> Outcomes:
    """With a move after a variation, once the answer is known."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    await _refuse_before_the_end(parts, visitor, riddle)
    position, _ = await _walked(parts, visitor, riddle, data.walk)
    return await parts.sketching.do(visitor, throwing(position, data.text))


@post(
    PLACE + "/worth",
    summary="What the best turns are",
    tags=TAGS,
    status_code=200,
    responses={**CHANGING, 200: ResponseSpec(Worth, description="Lines of JSON.", media_type=LINES)},
    guards=changing("worth"),
)
async def worth(
    parts: TheParts, visitor: TheVisitor, game: GameName, puzzle_id: PuzzleId, data: JSONBody[AskWorth]
) -> Stream:
    """A line of JSON for every look. Before the answer is known only after a whole turn, when a first one was tried."""
    riddle = await parts.puzzling.riddle(visitor, game, puzzle_id)
    position, goes_on = await _walked(parts, visitor, riddle, data.walk)
    if goes_on or await _own(parts, visitor, riddle) is None:
        await _refuse_before_the_end(parts, visitor, riddle)
    lines = await parts.worths.of(visitor, position, data.lines)
    return Stream(lines, media_type=LINES, headers=NOT_KEPT)


async def _settled(
    request: Request[Any, Any, Any], parts: Parts, visitor: Visitor
) -> tuple[Visitor, tuple[Cookie, ...]]:
    """The visitor as somebody of whom something can be kept."""
    arrival = await parts.identity.settle(request.scope, visitor)
    return arrival.visitor, arrival.cookies


async def _own(parts: Parts, visitor: Visitor, riddle: Riddle) -> PuzzleTry | None:
    """What somebody did with a puzzle."""
    tries = await parts.puzzling.tries(visitor, riddle.puzzle.game)
    return next((one for one in tries if one.puzzle == riddle.puzzle.id), None)


def _is_open(own: PuzzleTry | None) -> bool:
    """Whether the answer is known to somebody."""
    return own is not None and (own.solved is not None or own.shown is not None)


async def _refuse_before_the_end(parts: Parts, visitor: Visitor, riddle: Riddle) -> None:
    if not _is_open(await _own(parts, visitor, riddle)):
        raise Refused("puzzle-not-solved", 403)


async def _walked(
    parts: Parts, visitor: Visitor, riddle: Riddle, walk: Walk, again: bool = False
) -> tuple[Position, bool]:
    """The end of a variation, and whether somebody may play on from there."""
    goes_on, steps, _ = await _way_of(parts, visitor, riddle, walk, again)
    return await parts.sketching.do(visitor, walking(riddle.film.reel, walk.place, steps)), goes_on


async def _way_of(
    parts: Parts, visitor: Visitor, riddle: Riddle, walk: Walk, again: bool
) -> tuple[bool, list[WalkedMove], int | None]:
    """Whether somebody may play on from the end of a variation; its steps, and the seat from which it is seen.

    Before the answer is known nothing goes beyond the turn, chance is as it was, and one sees what its seat sees.
    """
    if not again and _is_open(await _own(parts, visitor, riddle)):
        return True, walk.steps, walk.seat
    texts = [step.text for step in walk.steps]
    ends = await parts.sketching.do(visitor, _within(riddle, texts))
    return not ends, [WalkedMove(text) for text in texts], riddle.puzzle.seat


def _within(riddle: Riddle, texts: list[str]) -> Work[bool]:
    """Whether a turn ends with these moves; what goes on beyond its end is refused."""
    yield
    return read_turn(riddle.start, texts)[1]


def _trying(riddle: Riddle, texts: list[str]) -> Work[Any]:
    yield
    return tried(riddle.puzzle, riddle.start, texts)


def _hint(one: AnswerHint) -> PuzzleHint:
    return PuzzleHint(one.step, one.move)


def _solution(puzzle: Puzzle) -> PuzzleSolution:
    return PuzzleSolution(
        _way(puzzle.answer), [_way(turn) for turn in puzzle.others], puzzle.margin, puzzle.error, puzzle.deals
    )


def _way(turn: ComparedTurn) -> Any:
    outlook = Outlook(turn.shares, tuple(0.0 for _ in turn.shares), 0)
    return way_of(StudiedWay(turn.moves, outlook, turn.line, turn.reasons))


HANDLERS = [progress, next_puzzle, puzzle, answer, hint, show, walk, try_moves, chances, worth]
