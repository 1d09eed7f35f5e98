"""A sitting of a campaign at the terminal: as any other game, but every move goes to the log of the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from queenswright.bots import read_bot
from queenswright.cli.campaign.files import CampaignSave, load_campaign, seats_of
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import FAINT, GOLD, RED, Terminal
from queenswright.cli.terminal.options import say_options
from queenswright.cli.terminal.session import Session
from queenswright.kernel.errors import OptionError
from queenswright.locale import render
from queenswright.records.campaign import Seated, section_of
from queenswright.store.campaigns import CampaignConflict, CampaignFile
from queenswright.table import read_seats


class CannotKeep(Exception):
    """A move could not be written to the log. The sitting ends: what is not kept is not played."""

    def __init__(self, reason: CampaignConflict | OSError) -> None:
        super().__init__(str(reason))
        self.reason = reason


class CampaignSession(Session):
    """One sitting of a campaign."""

    save: CampaignSave

    def keep(self) -> None:
        """Write what was played or taken back; when that is impossible the sitting is over."""
        try:
            self.save.write(self.line)
        except (CampaignConflict, OSError) as problem:
            raise CannotKeep(problem) from problem

    def _obey(self, seat: int, text: str) -> None:
        if text.partition(" ")[0].casefold() == "load":
            self.terminal.say("campaign-no-load", RED)
            return
        super()._obey(seat, text)

    def say_goodbye(self) -> None:
        self.terminal.say("campaign-goodbye", name=self.save.path.stem)

    def say_record(self) -> None:
        self.terminal.say("campaign-kept-at", path=str(self.save.path))


def play_campaign(
    terminal: Terminal,
    path: Path,
    bots: BotOptions,
    pack: str | None = None,
    substitutes: Sequence[str] = (),
    newest_rules: bool = False,
) -> None:
    """Sit down at a campaign and play until somebody leaves; the file belongs to this process meanwhile."""
    file = CampaignFile(path)
    try:
        if file.was_torn:
            terminal.say("campaign-torn", RED, path=str(path))
        loaded = load_campaign(path, file.campaign, pack)
        if loaded.is_shortened:
            terminal.say("campaign-shortened", RED, path=str(path))
        save = CampaignSave(file, loaded)
        for text in substitutes:
            _substitute(terminal, save, text, bots)
        _rules(terminal, save, newest_rules)
        line = save.line(bots)
        session = CampaignSession(line, save, terminal, bots)
        names = [session.face.name(seat) for seat in range(len(line.seats))]
        args = {"name": path.stem, "game": loaded.game.rules.title, "number": section_of(line.position.turn)}
        terminal.say("campaign-welcome-over" if line.is_over else "campaign-welcome", GOLD, names=names, **args)
        say_options(terminal, line.position)
        try:
            session.run()
        finally:
            save.close()
    except CannotKeep as problem:
        terminal.say("campaign-cannot-keep", RED)
        raise problem.reason from None
    finally:
        file.close()


def _substitute(terminal: Terminal, save: CampaignSave, text: str, bots: BotOptions) -> None:
    """`green=Ben`: Ben sits at green from now on."""
    campaign = save.file.campaign
    seat, equals, name = (part.strip() for part in text.partition("="))
    if not equals or seat not in campaign.seat_names:
        expected = render("campaign-wrong-substitute", {"found": repr(text), "seats": list(campaign.seat_names)})
        raise OptionError("--substitute", expected)
    others = [one.name for one, colour in zip(seats_of(campaign), campaign.seat_names, strict=True) if colour != seat]
    *_, chosen = read_seats([*others, name], bots.is_bot)
    if chosen.is_bot:
        read_bot(chosen.name, bots.own)
    save.substitute(seat, Seated(chosen.name, chosen.is_bot))
    terminal.say("campaign-substituted", seat=seat, name=chosen.name)


def _rules(terminal: Terminal, save: CampaignSave, newest: bool) -> None:
    """Raise the version of the rules when that is wanted; otherwise say that there are newer ones."""
    version = save.raise_rules() if newest else None
    if version is not None:
        terminal.say("campaign-raised", version=version)
    elif save.newest_rules is not None:
        terminal.say("campaign-newer-rules", FAINT, version=save.newest_rules)
