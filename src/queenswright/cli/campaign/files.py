"""A campaign between its file and the table: loaded by log and cache, written move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import Any

from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.saves import SavedGame, game_for, keep_pack
from queenswright.games import load, pack_path
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.kernel.game import Game, key_number
from queenswright.kernel.position import Position
from queenswright.locale import render
from queenswright.records import Record
from queenswright.records.campaign import (
    LAYOUT,
    MOVE,
    RULES,
    SEAT,
    UNDO,
    Campaign,
    Seated,
    read_seated,
    show_seated,
)
from queenswright.records.campaign.replay import (
    Mark,
    Replay,
    beginnings,
    ends_section,
    fitting,
    layout_digest,
    mark_of,
    position_at,
    raised,
)
from queenswright.records.campaign.text import sealed
from queenswright.store.campaigns import CampaignFile, create_campaign, read_campaign_file, read_marks, write_marks
from queenswright.table import Line, Seat

PACK_LINE = 4


def new_campaign(
    path: Path, game: str, seats: Sequence[Seat], seed: int | None, options: Mapping[str, Any], pack: str | None
) -> None:
    """Begin a campaign in a new file; a pack of one's own is kept with it."""
    loaded = load(game, pack)
    start = loaded.new(len(seats), seed, options).state
    seated = tuple(Seated(seat.name, seat.is_bot) for seat in seats)
    key, today, agreed = key_number(start.key), date.today().isoformat(), loaded.rules.options.show(start)
    edition = loaded.pack.name, loaded.pack.digest, start.rules_version, layout_digest(loaded)
    create_campaign(path, sealed(Campaign(game, *edition, seated, key, today, agreed)))
    if pack is not None:
        keep_pack(loaded, pack_path(loaded.rules, pack))


def campaign_game(campaign: Campaign, pack: str | Path | None = None) -> Game:
    """The game of a campaign with its own pack; another one is refused."""
    where = f"{campaign.name}:{PACK_LINE}"
    record = Record(campaign.game, campaign.pack, campaign.pack_digest, campaign.rules_version, ())
    try:
        game = game_for(record, pack)
    except QueenswrightError as error:
        raise RecordError(where, f"pack {campaign.pack} {campaign.pack_digest} is unknown here: {error}") from error
    if game.pack.digest != campaign.pack_digest:
        problem = f"was begun with pack {campaign.pack} {campaign.pack_digest}; here is {game.pack.digest}"
        raise RecordError(where, f"{problem}; --pack names the file of another one")
    return game


def seats_of(campaign: Campaign, is_known: BotOptions | None = None) -> tuple[Seat, ...]:
    """Who sits at the table; a bot that nobody here knows is refused."""
    for name, who in zip(campaign.seat_names, campaign.sitting(), strict=True):
        if is_known is not None and who.is_bot and not is_known.is_bot(who.name):
            raise RecordError(f"{campaign.name}: seat {name}", render("campaign-unknown-bot", {"name": who.name}))
    return tuple(Seat(who.name, who.is_bot) for who in campaign.sitting())


@dataclass(frozen=True)
class Loaded:
    """A campaign as it stands: where it is now, where all its games began, and whether its log was once longer."""

    campaign: Campaign
    game: Game
    position: Position
    marks: list[Mark]
    is_shortened: bool = False


def load_campaign(path: Path, campaign: Campaign, pack: str | Path | None = None) -> Loaded:
    """Play the current game of a campaign again; earlier ones come from the cache as far as it fits the log."""
    game = campaign_game(campaign, pack)
    cached = read_marks(path, game)
    kept = fitting(campaign, game, cached)
    known = list(takewhile(kept.__contains__, beginnings(campaign, _kept_position(campaign, game, kept))))
    replay = Replay(campaign, game, kept[known[-1]])
    position = replay.run()
    marks = [*(kept[line] for line in known[:-1]), *replay.marks]
    is_shortened = _is_shortened(path, campaign, cached)
    wanted = [*marks, mark_of(campaign, _last(campaign), position)]
    if wanted != cached and not is_shortened:
        write_marks(path, game, wanted)
    return Loaded(campaign, game, position, marks, is_shortened)


def look_at(path: Path, pack: str | Path | None = None) -> Loaded:
    """A campaign for reading: no lock, and no replay at all when the cache has the last line."""
    campaign = read_campaign_file(path).campaign
    game = campaign_game(campaign, pack)
    cached = read_marks(path, game)
    kept = fitting(campaign, game, cached)
    position = _kept_position(campaign, game, kept)
    lines = beginnings(campaign, position)
    if position is None or not all(line in kept for line in lines):
        return load_campaign(path, campaign, pack)
    return Loaded(campaign, game, position, [kept[line] for line in lines], _is_shortened(path, campaign, cached))


def _last(campaign: Campaign) -> int:
    """The last line in force."""
    return ([0] + [entry.number for entry in campaign.in_force()])[-1]


def _kept_position(campaign: Campaign, game: Game, kept: Mapping[int, Mark]) -> Position | None:
    """The position after the last line in force, if it is kept."""
    mark = kept.get(_last(campaign))
    return None if mark is None else position_at(game, mark.state)


def _is_shortened(path: Path, campaign: Campaign, cached: Sequence[Mark]) -> bool:
    """Whether the cache of this campaign knows lines that its log has not, even when it is read again.

    Reading again matters: somebody may be playing.
    """
    if all((mark.number, mark.chain) != (0, campaign.check) for mark in cached):
        return False
    longest = max(mark.number for mark in cached)
    return longest > len(campaign.entries) and longest > len(read_campaign_file(path).campaign.entries)


class CampaignSave(SavedGame):
    """Keeps a campaign while it is played: every move becomes a line of the log at once (QD-KEEP-11)."""

    def __init__(self, file: CampaignFile, loaded: Loaded) -> None:
        super().__init__(file.path)
        self.file = file
        self.game = loaded.game
        self.marks = list(loaded.marks)
        self._base, self._numbers, self._texts = self._line_of_play(loaded.position)
        self._position = loaded.position
        knows_layout = loaded.campaign.last_layout == layout_digest(self.game)
        self._state_to_lay_out = None if knows_layout else loaded.position.digest

    def _line_of_play(self, position: Position) -> tuple[int, list[int], list[str]]:
        """The line that the table's first move follows, and the lines of the moves it can take back."""
        numbers = [0, *(entry.number for entry in self.file.campaign.in_force())]
        count = len(position.moves)
        kept = numbers[len(numbers) - count :]
        return numbers[len(numbers) - count - 1], kept, [move.text for move in position.moves]

    def line(self, options: BotOptions) -> Line:
        """The table as the log left it, with the moves of the current game in its history."""
        line = Line(self._position.start(), seats_of(self.file.campaign, options), self.file.campaign.date)
        for move in self._position.moves:
            line.play(move, known_legal=True)
        self._position = line.position
        return line

    def write(self, line: Line) -> None:
        """Bring the log up to the table: what was taken back, then what was played."""
        position = self._position = line.position
        moves = [move.text for move in position.moves]
        same = _common(self._texts, moves)
        if same < len(self._texts):
            del self._texts[same:], self._numbers[same:]
            self._append(UNDO, "", str(self._numbers[-1] if same else self._base), _past(position, same))
        for i in range(same, len(moves)):
            self._append(MOVE, line.played[i].turn, moves[i], _past(position, i + 1))
            self._texts.append(moves[i])
            self._numbers.append(len(self.file.campaign.entries))

    def _append(self, kind: str, turn: str, value: str, position: Position) -> None:
        """One line; before the first one of a program that lays states out differently a line says so."""
        if self._state_to_lay_out is not None:
            self.file.append(LAYOUT, "", layout_digest(self.game), self._state_to_lay_out)
            self._state_to_lay_out = None
        self.file.append(kind, turn, value, position.digest)
        if kind == MOVE and ends_section(turn, position):
            self.marks.append(mark_of(self.file.campaign, len(self.file.campaign.entries), position))
            write_marks(self.path, self.game, self.marks)

    def substitute(self, seat: str, who: Seated) -> None:
        """QD-SETUP-27: somebody else takes over a seat with everything that belongs to it."""
        text = show_seated(who)
        read_seated(text)  # a line that could not be read again is never written
        self._append(SEAT, seat, text, self._position)

    @property
    def newest_rules(self) -> int | None:
        """The newest version of the rules, None when it is the one in use."""
        newest = self.game.rules.rules_version
        return None if self._position.state.rules_version == newest else newest

    def raise_rules(self) -> int | None:
        """Play on by the newest rules; the version, or None when it is the one in use."""
        version = self.newest_rules
        if version is None:
            return None
        self._position = raised(self._position, version)
        self._append(RULES, "", str(version), self._position)
        self._base, self._numbers, self._texts = self._line_of_play(self._position)
        return version

    def keep_bots(self, own: Mapping[str, str]) -> None:
        """A campaign names its bots; the code of one's own is named anew with every sitting."""

    def close(self) -> None:
        """Keep the situation for a quick look, and let others have the campaign."""
        campaign = self.file.campaign
        fit = fitting(campaign, self.game, self.marks)
        write_marks(self.path, self.game, [*fit.values(), mark_of(campaign, _last(campaign), self._position)])
        self.file.close()


def _common(first: list[str], second: list[str]) -> int:
    """How many moves two lists begin with alike."""
    if len(second) >= len(first) and second[: len(first)] == first:
        return len(first)
    alike = (i for i, (one, other) in enumerate(zip(first, second, strict=False)) if one != other)
    return next(alike, min(len(first), len(second)))


def _past(position: Position, count: int) -> Position:
    """The position after so many of its moves, for reading."""
    if count == len(position.moves):
        return position
    return list(position.past())[count]
