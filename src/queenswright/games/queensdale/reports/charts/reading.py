"""Reading campaigns game by game, and the names of things on the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.kernel.chart import Sample
from queenswright.kernel.interval import Estimate
from queenswright.locale import has_message, render

ALL_EPOCHS = range(1, EPOCHS + 1)


@dataclass(frozen=True)
class SeatGame:
    """One seat in one game of a campaign: what it did there, and how the campaign ended for it."""

    campaign: Mapping[str, Any]
    deal: int
    number: int
    did: Mapping[str, Any]

    @property
    def won_campaign(self) -> bool:
        return bool(self.campaign["seats"][self.number]["won"])


def games_of(sample: Sample) -> Iterator[Mapping[str, Any]]:
    """The games of a campaign that were started; a set-up alone does not count."""
    return (game for game in sample.facts["games"] if game["rounds"])


def seat_games(samples: Sequence[Sample]) -> Iterator[SeatGame]:
    """Every seat in every game of every campaign."""
    for sample in samples:
        for game in games_of(sample):
            for number, did in enumerate(game["seats"]):
                yield SeatGame(sample.facts, sample.deal, number, did)


def leading_epoch(game: Mapping[str, Any]) -> int:
    """The highest epoch that somebody aims at."""
    return max(int(seat["epoch"]) for seat in game["seats"])


def everything(campaign: Mapping[str, Any], number: int, key: str) -> list[Any]:
    """What a seat did over the whole campaign, from facts that are a list, a single value or None.

    Results files of former versions may not tell it.
    """
    found: list[Any] = []
    for game in campaign["games"]:
        told = game["seats"][number].get(key)
        found += told if isinstance(told, list) else [told] * (told is not None)
    return found


def name_of(kind: str, code: str) -> str:
    """The name from the catalogue, or the code for things that only a custom pack has."""
    message = f"{kind}-{code}"
    return render(message, {}, "en") if has_message(message, "en") else code.replace("_", " ")


def number(found: Estimate | None) -> str:
    """A mean as the cell of a table: `6.82 (6.71 to 6.93)`."""
    if found is None:
        return "–"
    if found.low is None or found.high is None:
        return f"{found.value:.2f}"
    return f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})".replace("-", "−")
