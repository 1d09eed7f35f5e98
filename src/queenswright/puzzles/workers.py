"""The search for puzzles and their checks, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace

from queenswright.puzzles.checking import Check
from queenswright.puzzles.collection import Puzzles
from queenswright.puzzles.data import Puzzle
from queenswright.puzzles.finder import Wishes
from queenswright.study.crew import Answer, Following, Request, ask_all, in_turn
from queenswright.study.evaluation import never

MODULE = "queenswright.puzzles.worker"
MOST_GAMES = 1 << 40


def find(
    puzzles: Puzzles,
    wishes: Wishes,
    want: Mapping[str, int],
    cores: int,
    keep: Callable[[Puzzles], None],
    stop: Callable[[], bool],
) -> Puzzles:
    """Search game after game until somebody stops it, or there are as many of each kind as are wanted.

    What was found is kept after every puzzle and game. The games that are not done then are searched again another
    time.
    """
    done, found = set[int](), puzzles

    def requests() -> Iterator[Request]:
        for number in range(puzzles.about.searched, MOST_GAMES):
            counts = found.count_by("kind")
            full = [kind for kind, least in want.items() if counts[kind] >= least]
            if len(full) == len(want):
                return
            yield {"find": number, "wishes": asdict(replace(wishes, full=full))}

    for answer in _ask(puzzles, cores, in_turn(requests(), stop), stop):
        searched = found.about.searched
        if "done" in answer:
            done.add(int(answer["done"]))
            while searched in done:
                searched += 1
        else:
            found = found.with_more([Puzzle.from_dict(answer["puzzle"])], searched)
        found = found.with_more((), searched)
        keep(found)
    return found


def check_all(
    puzzles: Puzzles, some: Sequence[Puzzle], seed: int, cores: int, stop: Callable[[], bool] = never
) -> Iterator[Check]:
    """Check puzzles, in whatever order they are ready."""
    budget = puzzles.about.budget
    requests = ({"check": puzzle.to_dict(), "budget": budget, "seed": seed} for puzzle in some)
    for answer in _ask(puzzles, cores, in_turn(requests, stop), stop):
        if "checked" in answer:
            checked = answer["checked"]
            yield Check(**{**checked, "rival": tuple(checked["rival"]), "problems": tuple(checked["problems"])})


def _ask(puzzles: Puzzles, cores: int, following: Following, stop: Callable[[], bool]) -> Iterator[Answer]:
    about = {name: getattr(puzzles.about, name) for name in ("game", "pack", "digest")}
    return ask_all(MODULE, about, cores, following, stop)
