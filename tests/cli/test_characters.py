"""Characters and last sentences at the terminal: typed, kept, shown, exported."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.conftest import Run, home_in
from tests.cli.test_campaign import Kept

import queenswright as qw
from queenswright.cli.campaign.found import Campaigns
from queenswright.cli.terminal import last
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.table import TableState
from queenswright.table.characters import Character, characters_of

NEW = ("campaign", "new", "friday", "--seats", "Anna,Ben", "--seed", "7", "--option", "games=1")
SHORT = ("campaign", "new", "friday", "--seats", "Anna,random", "--seed", "7", "--option", "games=1")
ODO = "character Odo, man, oak\n"
clauses = pytest.mark.clauses


@pytest.fixture
def friday(run: Run, data: Path) -> Kept:
    done = run(*NEW)
    assert done.exit_code == 0, done.output
    return Kept(data)


def state(kept: Kept) -> TableState:
    with home_in(kept.data) as home:
        return home.look(Campaigns(home).find(kept.name))


def exported(run: Run, path: Path, *how: str) -> str:
    """What everybody may read of the campaign."""
    done = run("campaign", "export", "friday", "--for", "players", *how, "--to", str(path))
    assert done.exit_code == 0, done.output
    return path.read_text(encoding="utf-8")


@clauses("QD-LATER-52")
def test_a_character_is_chosen_and_shown_wherever_the_player_is(run: Run, friday: Kept, tmp_path: Path) -> None:
    done = run("campaign", "play", "friday", keys=f"{ODO}look\nquit\n")
    assert "Odo it is." in done.output
    mover = state(friday).deciding
    assert mover is not None
    assert characters_of(state(friday))[mover] == Character("Odo", "man", "oak")
    assert "♂♣ Odo" in done.output
    assert "Odo (man), arms: oak" in run("campaign", "show", "friday").output
    assert "Odo (man), arms: oak" in exported(run, tmp_path / "all.txt")
    document = json.loads(exported(run, tmp_path / "all.json", "--json"))
    assert document["characters"][mover] == {"name": "Odo", "portrait": "man", "arms": "oak"}


def test_what_is_left_out_stays_and_what_there_is_is_listed(run: Run, friday: Kept) -> None:
    done = run("campaign", "play", "friday", keys=f"{ODO}character Odile\ncharacter Odile, sun\ncharacter\nquit\n")
    mover = state(friday).deciding
    assert mover is not None
    assert characters_of(state(friday))[mover] == Character("Odile", "man", "sun")
    assert re.search(
        r"Odile: man, sun\. To choose: woman.* man; oak.* sun.* fish.* star", " ".join(done.output.split())
    )


@pytest.mark.parametrize("typed", ["x" * 21, "#1", "a\u202eb", "random"])
def test_a_name_that_is_none_is_refused_with_a_reason(run: Run, friday: Kept, typed: str) -> None:
    before = characters_of(state(friday))
    done = run("campaign", "play", "friday", keys=f"character {typed}\nquit\n")
    assert done.exit_code == 0
    assert characters_of(state(friday)) == before or typed == "random"


def test_help_names_what_can_be_chosen_now(run: Run, friday: Kept) -> None:
    done = run("campaign", "play", "friday", keys="help\nquit\n")
    assert "character NAME, PORTRAIT, ARMS" in done.output
    assert "sentence WORDS" not in done.output
    done = run("campaign", "play", "friday", keys="sentence Too early.\nquit\n")
    assert "when the last epoch is open" in done.output


def test_another_game_has_none(run: Run, data: Path) -> None:
    run("campaign", "new", "other", "--game", "architect", "--seats", "Anna,Ben", "--seed", "7")
    done = run("campaign", "play", "other", keys="character\ncharacter Odo\nsentence Mine.\nquit\n")
    assert done.output.count("This game has no characters to choose.") == 3
    assert state(Kept(data, "other")).number == 3


def test_a_host_takes_them_along(run: Run, friday: Kept, tmp_path: Path) -> None:
    run("campaign", "play", "friday", keys=f"{ODO}quit\n")
    path = tmp_path / "friday.qwc"
    path.write_text(friday.text(), encoding="utf-8")
    assert run("campaign", "import", str(path), "--name", "saturday").exit_code == 0
    taken = Kept(friday.data, "saturday")
    assert taken.text() == friday.text()
    assert characters_of(state(taken)) == characters_of(state(friday))


def test_the_last_sentences_are_told_when_all_is_over(run: Run, data: Path, tmp_path: Path) -> None:
    run(*SHORT)
    friday = Kept(data)
    for _ in range(60):
        done = run("campaign", "play", "friday", keys="1\n" * 60)
        if state(friday).status == "over":
            break
    assert state(friday).status == "over"
    assert done.exit_code == 0
    lines = run("campaign", "show", "friday").output
    bot = next(seat for seat, one in enumerate(state(friday).seats) if one.kind == "bot")
    colour = state(friday).game.rules.names(2, {})[bot].capitalize()
    assert f"\n{colour}: " in lines
    document = json.loads(exported(run, tmp_path / "all.json", "--json"))
    assert len(document["last_sentences"]) == 1
    assert document["last_sentences"][0].startswith(f"{colour}: ")
    assert "last-sentence" not in lines


def test_last_sentences_stand_on_the_last_page_of_the_chronicle(
    queensdale: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last, "last_sentences", lambda state, display: iter(["Red: The bread was black."]))
    state: Any = SimpleNamespace(game=queensdale)
    display: Any = SimpleNamespace(tell=lambda event: event.message)
    story = [("9", Event("chronicle-last-title", {})), ("9", Event("chronicle-last-line", {}))]
    told = [text for _, text in last.told_with_last_sentences(story, state, display)]
    assert told == ["chronicle-last-title", "Red: The bread was black.", "chronicle-last-line"]
    assert last.has_place(story, state)
    assert not last.has_place(story[1:], state)
    other: Any = SimpleNamespace(game=qw.load("architect"))
    assert not last.has_place(story, other)
    assert len(list(last.told_with_last_sentences(story, other, display))) == 2
