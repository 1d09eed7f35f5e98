"""`queenswright campaign`, used as people use it: several evenings, two hosts, mistakes, a pulled plug."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import COMMAND, Program, Run, home_in

from queenswright.cli.campaign.export import for_host
from queenswright.cli.campaign.found import Campaigns
from queenswright.records.campaign import Campaign, Seated
from queenswright.records.campaign.text import read_campaign, sealed, write_campaign
from queenswright.store.local import LocalStore

KEY = "00000000000000000000000000bc614e"
NEW = ("campaign", "new", "friday", "--game", "architect", "--seats", "Anna,Ben", "--seed", str(int(KEY, 16)))
ROUND_1 = "1\n" * 11


@dataclass(frozen=True)
class Kept:
    """A campaign in the database of a data folder."""

    data: Path
    name: str = "friday"

    def text(self) -> str:
        """Its log as a host exports it."""
        with home_in(self.data) as home:
            return for_host(home, self.name, Campaigns(home).find(self.name))

    def read(self) -> Campaign:
        return read_campaign(self.text().encode()).campaign

    def moves(self) -> list[str]:
        return [entry.value for entry in self.read().in_force()]


def names(data: Path) -> list[str]:
    with home_in(data) as home:
        return list(Campaigns(home).named)


@pytest.fixture
def friday(run: Run, data: Path) -> Kept:
    """A campaign of two people in which nobody has moved."""
    done = run(*NEW)
    assert done.exit_code == 0, done.output
    assert "campaign play friday" in done.output
    return Kept(data)


def test_an_evening_ends_and_the_next_one_goes_on(run: Run, friday: Kept) -> None:
    first = run("campaign", "play", "friday", keys="1\n1\nquit\n")
    assert first.exit_code == 0
    assert 'Nothing is lost: "queenswright campaign play friday" continues from here.' in first.output
    assert len(friday.moves()) == 2
    second = run("campaign", "play", keys="1\nlog\n")
    assert "Campaign friday: Queen's Architect with Anna, Ben" in second.output
    assert len(friday.moves()) == 3
    assert len(re.findall(r"into service", second.output.rpartition("log")[2])) == 2


def test_undo_and_redo_are_lines_of_the_log(run: Run, friday: Kept) -> None:
    run("campaign", "play", "friday", keys="1\n1\nundo\nredo\n1\n")
    assert [entry.kind for entry in friday.read().entries] == ["move", "move", "undo", "move", "move"]
    assert len(friday.moves()) == 3


def test_a_campaign_keeps_to_its_own_log(run: Run, friday: Kept) -> None:
    done = run("campaign", "play", "friday", keys="load other.qw\n1\n")
    assert "A campaign is kept in its own log" in done.output
    assert len(friday.moves()) == 1


def test_bots_play_in_campaigns(run: Run, data: Path) -> None:
    run("campaign", "new", "bots", "--game", "architect", "--seats", "Anna,random", "--seed", "3")
    run("campaign", "play", "bots", keys="1\n1\n1\n1\n")
    found = Kept(data, "bots").read()
    assert found.seats[1].is_bot
    assert any(entry.turn.endswith("green") for entry in found.entries)


def test_several_campaigns_side_by_side(run: Run, friday: Kept, data: Path) -> None:
    run("campaign", "new", "sunday", "--game", "architect", "--seats", "Cleo,Dan,Eve", "--seed", "5")
    run("campaign", "play", "friday", keys=ROUND_1)
    (data / "campaigns").mkdir()
    (data / "campaigns" / "broken.qwc").write_text("nothing\n", encoding="utf-8")
    shown = run("campaign", "list").output
    rows = {line.split()[0]: line for line in shown.splitlines()[1:] if line.strip() and not line.startswith(" ")}
    assert "Anna, Ben" in rows["friday"]
    assert "Cleo, Dan, Eve" in rows["sunday"]
    assert "broken.qwc:1:isnotacampaign" in "".join(shown.split())  # a long path may be broken anywhere


def test_show_tells_who_plays_and_how_they_stand(run: Run, friday: Kept) -> None:
    run("campaign", "play", "friday", keys=ROUND_1)
    shown = run("campaign", "show", "friday").output
    assert "Yellow Anna, Green Ben. Started " in shown
    assert f"{len(friday.moves())} moves so far" in shown
    assert "talers" in shown


def test_a_looked_at_campaign_can_be_played_elsewhere_meanwhile(run: Run, friday: Kept) -> None:
    with home_in(friday.data) as home:
        table = home.open(Campaigns(home).find("friday"))
        assert run("campaign", "show", "friday").exit_code == 0
        assert run("campaign", "list").exit_code == 0
        refused = run("campaign", "play", "friday", keys="1\n")
        assert refused.exit_code == 2
        assert f"process {os.getpid()} is playing at this table" in " ".join(refused.output.split())
        assert run("campaign", "back", "friday", "--game", "0", "--yes").exit_code == 2
        table.close()
    assert friday.moves() == []


def test_a_writer_who_lost_the_race_stops_and_overwrites_nothing(
    run: Run, friday: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = LocalStore.append

    def after_somebody_else(store: LocalStore, table_id: str, first: int, *args: Any) -> None:
        if first == 6:
            append(store, table_id, first, *args)
        append(store, table_id, first, *args)

    monkeypatch.setattr(LocalStore, "append", after_somebody_else)
    done = run("campaign", "play", "friday", keys="1\n1\n1\n1\n1\n")
    told = " ".join(done.output.split())
    assert done.exit_code == 2
    assert "could not be written down, so it does not count and the session ends here" in told
    assert "was changed by somebody else" in told
    assert len(friday.moves()) == 3


def test_a_full_disk_ends_the_sitting_at_the_last_whole_move(
    run: Run, friday: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = LocalStore.append

    def full(store: LocalStore, table_id: str, first: int, *args: Any) -> None:
        store._connection.execute(f"PRAGMA max_page_count = {1 if first > 5 else 100_000}")
        if first > 5:
            store._connection.execute("CREATE TEMP TABLE IF NOT EXISTS filler (what BLOB)")
            args = ([replace(args[0][0], body=b'"' + b"x" * 100_000 + b'"')], *args[1:])
        append(store, table_id, first, *args)

    monkeypatch.setattr(LocalStore, "append", full)
    done = run("campaign", "play", "friday", keys="1\n1\n1\n1\n1\n")
    told = " ".join(done.output.split())
    assert done.exit_code == 2
    assert "could not be written down, so it does not count and the session ends here" in told
    assert "queenswright.db: cannot be written: database or disk is full" in told
    monkeypatch.undo()
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(friday.data))
    assert len(friday.moves()) == 2


def test_the_host_goes_on_elsewhere(run: Run, friday: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("campaign", "play", "friday", keys="1\n1\n1\nundo\n1\n")
    done = run("campaign", "export", "friday", "--for", "host")
    assert "Anybody who reads it can see everything that is still hidden" in done.output
    assert (tmp_path / "friday.qwc").read_text(encoding="utf-8") == friday.text()
    assert run("campaign", "export", "friday", "--for", "host").exit_code == 2
    taken = run("campaign", "import", "friday.qwc")
    assert taken.exit_code == 2
    assert "a campaign called friday already exists" in taken.output
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path / "elsewhere"))
    assert "3 moves" in run("campaign", "import", "friday.qwc").output
    run("campaign", "play", "friday", keys="1\n")
    assert len(Kept(tmp_path / "elsewhere").moves()) == 4
    assert len(friday.moves()) == 3


def test_import_checks_everything_and_takes_a_new_name(run: Run, friday: Kept, tmp_path: Path) -> None:
    run("campaign", "play", "friday", keys="1\n1\n1\n")
    text = friday.text()
    wrong = tmp_path / "wrong.qwc"
    wrong.write_text(text.replace("take", "turn", 1), encoding="utf-8")
    refused = run("campaign", "import", str(wrong))
    assert refused.exit_code == 2
    assert "wrong.qwc:14: line 1 does not fit its hash" in " ".join(refused.output.split())
    assert names(friday.data) == ["friday"]
    wrong.write_text(text[:-20], encoding="utf-8")
    done = run("campaign", "import", str(wrong), "--name", "saturday")
    assert "was cut off" in done.output
    assert len(Kept(friday.data, "saturday").moves()) == 2


def test_players_read_the_story_and_never_the_key(run: Run, friday: Kept, tmp_path: Path) -> None:
    run("campaign", "play", "friday", keys=ROUND_1)
    assert run("campaign", "export", "friday", "--for", "players").exit_code == 0
    text = (tmp_path / "friday.txt").read_text(encoding="utf-8")
    assert "Anna takes" in text
    assert "Places: " in text
    run("campaign", "export", "friday", "--for", "players", "--json", "--to", "all.json")
    whole = (tmp_path / "all.json").read_text(encoding="utf-8")
    document = json.loads(whole)
    assert [seat["name"] for seat in document["seats"]] == ["Anna", "Ben"]
    assert [game["number"] for game in document["games"]] == [0, 1]
    assert "Anna takes" in document["games"][0]["story"][0]["text"]
    secrets = {KEY, str(int(KEY, 16)), *(entry.state for entry in friday.read().entries), friday.read().chain}
    for secret in secrets:
        assert secret not in text
        assert secret not in whole
    assert run("campaign", "export", "friday", "--for", "host", "--json").exit_code == 2


def test_going_back_asks_first_and_deletes_nothing(run: Run, friday: Kept) -> None:
    run("campaign", "play", "friday", keys=ROUND_1)
    before = friday.text()
    played = friday.moves()
    left = run("campaign", "back", "friday", "--game", "1", keys="no\n")
    assert "moves out of play" in left.output
    assert "Nothing has changed." in left.output
    assert run("campaign", "back", "friday", "--game", "1", keys="").exit_code == 0
    assert friday.text() == before
    wrong = run("campaign", "back", "friday", "--game", "7", "--yes")
    assert wrong.exit_code == 2
    assert "got 7, expected one of the games played: 0, 1" in wrong.output
    done = run("campaign", "back", "friday", "--game", "1", keys="yes\n")
    assert "Game 1 begins again;" in done.output
    assert friday.text().startswith(before)
    assert friday.moves() == played[: len(friday.moves())]
    assert friday.read().entries[len(friday.moves())].turn.startswith("1 ")
    assert "went back once" in run("campaign", "show", "friday").output
    run("campaign", "back", "friday", "--game", "0", "--yes")
    assert friday.moves() == []
    run("campaign", "play", "friday", keys="1\n")
    assert friday.moves() == played[:1]


def test_a_substitute_is_named_with_the_sitting(run: Run, friday: Kept) -> None:
    run("campaign", "play", "friday", keys="1\n")
    done = run("campaign", "play", "friday", "--substitute", "green=random", keys="1\n1\n")
    assert "random plays Green from now on" in done.output
    assert [one.name for one in friday.read().sitting()] == ["Anna", "random"]
    for wrong in ("red=Cleo", "green", "green=Anna"):
        assert run("campaign", "play", "friday", "--substitute", wrong, keys="1\n").exit_code == 2


def test_a_bot_that_nobody_knows_is_refused_and_not_taken_for_a_person(run: Run, friday: Kept) -> None:
    campaign = replace(friday.read(), seats=(Seated("Anna"), Seated("cautious", is_bot=True)))
    (friday.data / "other.qwc").write_text(write_campaign(sealed(campaign)), encoding="utf-8")
    run("campaign", "import", str(friday.data / "other.qwc"))
    done = run("campaign", "play", "other", keys="1\n")
    assert done.exit_code == 2
    assert "the bot cautious is unknown" in done.output


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("play", "monday"), "expected one of the campaigns: friday"),
        (("show", "monday"), "expected one of the campaigns"),
        (
            ("new", "friday", "--game", "architect", "--seats", "Anna,Ben"),
            "a campaign called friday already exists",
        ),
        (("new", "No Name", "--game", "architect"), "lower-case letters, digits and hyphens"),
        (("new", "monday", "--game", "chess"), "got 'chess'"),
        (("new", "monday", "--game", "architect", "--seats", "Anna"), "expected one of: 2, 3, 4"),
        (("import", "nowhere.qwc"), "no such file"),
    ],
)
def test_wrong_wishes_are_answered(run: Run, friday: Kept, args: tuple[str, ...], problem: str) -> None:
    before = friday.text()
    done = run("campaign", *args)
    assert done.exit_code == 2
    assert problem in " ".join(done.output.split())
    assert friday.text() == before
    assert names(friday.data) == ["friday"]


def test_without_a_campaign_one_is_told_how_to_begin(run: Run) -> None:
    assert "campaign new NAME" in run("campaign", "list").output
    assert run("campaign", "play").exit_code == 2


def test_a_killed_process_loses_no_move_that_was_answered(program: Program, friday: Kept) -> None:
    running = subprocess.Popen(
        [*COMMAND, "campaign", "play", "friday"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    )
    assert running.stdin is not None
    running.stdin.write(b"1\n1\n1\n1\n")
    running.stdin.flush()
    for _ in range(600):
        if len(friday.moves()) == 4:
            break
        time.sleep(0.05)
    second = program("campaign", "play", "friday", keys="1\n")
    assert second.returncode == 2
    assert f"process {running.pid} is playing at this table" in " ".join(second.stderr.split())
    running.send_signal(signal.SIGKILL)
    running.communicate(timeout=60)
    assert len(friday.moves()) == 4
    done = program("campaign", "play", "friday", keys="1\n")
    assert done.returncode == 0
    assert len(friday.moves()) == 5


def test_texts_exist_in_every_language(run: Run, friday: Kept) -> None:
    assert "Züge" in run("--lang", "de", "campaign", "show", "friday").output
    assert "jogadas" in run("--lang", "pt", "campaign", "show", "friday").output
