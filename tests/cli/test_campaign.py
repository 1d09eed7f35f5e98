"""`queenswright campaign`, used as people use it: several evenings, two hosts, mistakes, a pulled plug."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, Program, Run

from queenswright.records.campaign import Campaign, Seated
from queenswright.records.campaign.text import sealed
from queenswright.store.campaigns import CampaignFile, create_campaign, read_campaign_file

KEY = "00000000000000000000000000bc614e"
NEW = ("campaign", "new", "friday", "--game", "architect", "--seats", "Anna,Ben", "--seed", str(int(KEY, 16)))
ROUND_1 = "1\n" * 11


@pytest.fixture
def friday(run: Run, data: Path) -> Path:
    """A campaign of two people in which nobody has moved."""
    done = run(*NEW)
    assert done.exit_code == 0, done.output
    assert "campaign play friday" in done.output
    return data / "campaigns" / "friday.qwc"


def moves(path: Path) -> list[str]:
    return [entry.value for entry in read_campaign_file(path).campaign.in_force()]


def read(path: Path) -> Campaign:
    return read_campaign_file(path).campaign


def test_an_evening_ends_and_the_next_one_goes_on(run: Run, friday: Path) -> None:
    first = run("campaign", "play", "friday", keys="1\n1\nquit\n")
    assert first.exit_code == 0
    assert 'Nothing is lost: "queenswright campaign play friday" continues from here.' in first.output
    assert len(moves(friday)) == 2
    second = run("campaign", "play", keys="1\nlog\n")
    assert "Campaign friday: Queen's Architect with Anna, Ben" in second.output
    assert len(moves(friday)) == 3
    assert len(re.findall(r"into service", second.output.rpartition("log")[2])) == 2


def test_undo_and_redo_are_lines_of_the_log(run: Run, friday: Path) -> None:
    run("campaign", "play", "friday", keys="1\n1\nundo\nredo\n1\n")
    assert [entry.kind for entry in read(friday).entries] == ["move", "move", "undo", "move", "move"]
    assert len(moves(friday)) == 3


def test_a_campaign_keeps_to_its_own_log(run: Run, friday: Path) -> None:
    done = run("campaign", "play", "friday", keys="load other.qw\n1\n")
    assert "A campaign is kept in its own log" in done.output
    assert len(moves(friday)) == 1


def test_bots_play_in_campaigns(run: Run, data: Path) -> None:
    run("campaign", "new", "bots", "--game", "architect", "--seats", "Anna,random", "--seed", "3")
    run("campaign", "play", "bots", keys="1\n1\n1\n1\n")
    path = data / "campaigns" / "bots.qwc"
    assert read(path).seats[1].is_bot
    assert any(entry.turn.endswith("green") for entry in read(path).entries)


def test_several_campaigns_side_by_side(run: Run, friday: Path, data: Path) -> None:
    run("campaign", "new", "sunday", "--game", "architect", "--seats", "Cleo,Dan,Eve", "--seed", "5")
    run("campaign", "play", "friday", keys=ROUND_1)
    (data / "campaigns" / "broken.qwc").write_text("nothing\n", encoding="utf-8")
    shown = run("campaign", "list").output
    rows = {line.split()[0]: line for line in shown.splitlines()[1:] if line.strip() and not line.startswith(" ")}
    assert "Anna, Ben" in rows["friday"]
    assert "Cleo, Dan, Eve" in rows["sunday"]
    assert "broken.qwc:1:isnocampaign" in "".join(shown.split())  # a long path may be broken anywhere


def test_show_tells_who_plays_and_how_they_stand(run: Run, friday: Path) -> None:
    run("campaign", "play", "friday", keys=ROUND_1)
    shown = run("campaign", "show", "friday").output
    assert "Yellow Anna, Green Ben. Started " in shown
    assert f"{len(moves(friday))} moves so far" in shown
    assert "talers" in shown


def test_a_looked_at_campaign_can_be_played_elsewhere_meanwhile(run: Run, friday: Path) -> None:
    file = CampaignFile(friday)
    assert run("campaign", "show", "friday").exit_code == 0
    assert run("campaign", "list").exit_code == 0
    refused = run("campaign", "play", "friday", keys="1\n")
    assert refused.exit_code == 2
    assert f"process {os.getpid()} is playing this campaign" in refused.output
    assert run("campaign", "back", "friday", "--game", "0", "--yes").exit_code == 2
    file.close()
    assert moves(friday) == []


def test_a_writer_who_lost_the_file_stops_and_overwrites_nothing(
    run: Run, friday: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = CampaignFile.append
    foreign = b"somebody else was here\n"

    def after_somebody_else(file: CampaignFile, kind: str, turn: str, value: str, state: str) -> None:
        if len(file.campaign.entries) == 2 and not friday.read_bytes().endswith(foreign):
            with friday.open("ab") as other:
                other.write(foreign)
        append(file, kind, turn, value, state)

    monkeypatch.setattr(CampaignFile, "append", after_somebody_else)
    done = run("campaign", "play", "friday", keys="1\n1\n1\n1\n1\n")
    assert done.exit_code == 2
    assert "could not be written to the log, so it does not count and the session ends here" in done.output
    assert "was changed by somebody else" in done.output
    assert friday.read_bytes().endswith(foreign)
    assert friday.read_bytes().count(b" @ ") == 2


def test_the_host_goes_on_elsewhere(run: Run, friday: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("campaign", "play", "friday", keys="1\n1\n1\nundo\n1\n")
    done = run("campaign", "export", "friday", "--for", "host")
    assert "Anybody who reads it knows what is to come" in done.output
    assert (tmp_path / "friday.qwc").read_bytes() == friday.read_bytes()
    assert run("campaign", "export", "friday", "--for", "host").exit_code == 2
    taken = run("campaign", "import", "friday.qwc")
    assert taken.exit_code == 2
    assert "a campaign called friday already exists" in taken.output
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path / "elsewhere"))
    assert "3 moves" in run("campaign", "import", "friday.qwc").output
    run("campaign", "play", "friday", keys="1\n")
    assert len(moves(tmp_path / "elsewhere" / "campaigns" / "friday.qwc")) == 4
    assert len(moves(friday)) == 3


def test_import_checks_everything_and_takes_a_new_name(run: Run, friday: Path, tmp_path: Path) -> None:
    run("campaign", "play", "friday", keys="1\n1\n1\n")
    text = friday.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.qwc"
    wrong.write_text(text.replace("take", "turn", 1), encoding="utf-8")
    refused = run("campaign", "import", str(wrong))
    assert refused.exit_code == 2
    assert "wrong.qwc:14: line 1 does not fit its hash" in " ".join(refused.output.split())
    assert not (friday.parent / "wrong.qwc").exists()
    wrong.write_text(text[:-20], encoding="utf-8")
    done = run("campaign", "import", str(wrong), "--name", "saturday")
    assert "was cut off" in done.output
    assert len(moves(friday.parent / "saturday.qwc")) == 2


def test_players_read_the_story_and_never_the_key(run: Run, friday: Path, tmp_path: Path) -> None:
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
    secrets = {KEY, str(int(KEY, 16)), *(entry.state for entry in read(friday).entries), read(friday).chain}
    for secret in secrets:
        assert secret not in text
        assert secret not in whole
    assert run("campaign", "export", "friday", "--for", "host", "--json").exit_code == 2


def test_going_back_asks_first_and_deletes_nothing(run: Run, friday: Path) -> None:
    run("campaign", "play", "friday", keys=ROUND_1)
    before = friday.read_bytes()
    played = moves(friday)
    left = run("campaign", "back", "friday", "--game", "1", keys="no\n")
    assert "moves out of play" in left.output
    assert "Nothing has changed." in left.output
    assert run("campaign", "back", "friday", "--game", "1", keys="").exit_code == 0
    assert friday.read_bytes() == before
    wrong = run("campaign", "back", "friday", "--game", "7", "--yes")
    assert wrong.exit_code == 2
    assert "got 7, expected one of the games played: 0, 1" in wrong.output
    done = run("campaign", "back", "friday", "--game", "1", keys="yes\n")
    assert "Game 1 begins again;" in done.output
    assert friday.read_bytes().startswith(before)
    assert moves(friday) == played[: len(moves(friday))]
    assert read(friday).entries[len(moves(friday))].turn.startswith("1 ")
    assert "went back once" in run("campaign", "show", "friday").output
    run("campaign", "back", "friday", "--game", "0", "--yes")
    assert moves(friday) == []
    run("campaign", "play", "friday", keys="1\n")
    assert moves(friday) == played[:1]


def test_a_substitute_is_named_with_the_sitting(run: Run, friday: Path) -> None:
    run("campaign", "play", "friday", keys="1\n")
    done = run("campaign", "play", "friday", "--substitute", "green=random", keys="1\n1\n")
    assert "random plays Green from now on" in done.output
    assert [one.name for one in read(friday).sitting()] == ["Anna", "random"]
    for wrong in ("red=Cleo", "green", "green=Anna"):
        assert run("campaign", "play", "friday", "--substitute", wrong, keys="1\n").exit_code == 2


def test_a_bot_that_nobody_knows_is_refused_and_not_taken_for_a_person(run: Run, friday: Path) -> None:
    campaign = replace(read(friday), seats=(Seated("Anna"), Seated("cautious", is_bot=True)))
    friday.unlink()
    create_campaign(friday, sealed(campaign))
    done = run("campaign", "play", "friday", keys="1\n")
    assert done.exit_code == 2
    assert "the bot cautious is unknown" in done.output


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("play", "monday"), "expected one of the campaigns: friday"),
        (("show", "monday"), "expected one of the campaigns"),
        (("new", "friday", "--game", "architect", "--seats", "Anna,Ben"), "already exists; choose another name"),
        (("new", "No Name", "--game", "architect"), "lower-case letters, digits and hyphens"),
        (("new", "monday", "--game", "chess"), "'chess' is unknown"),
        (("new", "monday", "--game", "architect", "--seats", "Anna"), "expected one of: 2, 3, 4"),
        (("import", "nowhere.qwc"), "no such file"),
    ],
)
def test_wrong_wishes_are_answered(run: Run, friday: Path, args: tuple[str, ...], problem: str) -> None:
    before = friday.read_bytes()
    done = run("campaign", *args)
    assert done.exit_code == 2
    assert problem in " ".join(done.output.split())
    assert friday.read_bytes() == before
    assert [path.name for path in friday.parent.glob("*.qwc")] == ["friday.qwc"]


def test_without_a_campaign_one_is_told_how_to_begin(run: Run) -> None:
    assert "campaign new NAME" in run("campaign", "list").output
    assert run("campaign", "play").exit_code == 2


def test_a_killed_process_loses_no_move_that_was_answered(program: Program, friday: Path) -> None:
    running = subprocess.Popen(
        [*COMMAND, "campaign", "play", "friday"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    )
    assert running.stdin is not None
    running.stdin.write(b"1\n1\n1\n1\n")
    running.stdin.flush()
    for _ in range(600):
        if len(moves(friday)) == 4:
            break
        time.sleep(0.05)
    second = program("campaign", "play", "friday", keys="1\n")
    assert second.returncode == 2
    assert f"process {running.pid} is playing this campaign" in " ".join(second.stderr.split())
    running.send_signal(signal.SIGKILL)
    running.communicate(timeout=60)
    assert len(moves(friday)) == 4
    done = program("campaign", "play", "friday", keys="1\n")
    assert done.returncode == 0
    assert len(moves(friday)) == 5


def test_texts_exist_in_every_language(run: Run, friday: Path) -> None:
    assert "Züge" in run("--lang", "de", "campaign", "show", "friday").output
    assert "jogadas" in run("--lang", "pt", "campaign", "show", "friday").output
