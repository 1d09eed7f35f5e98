"""Campaigns in bad company: damaged caches, forged logs, links, full disks. Nothing is lost, and everything is said."""

from __future__ import annotations

import errno
import json
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from proof.junk import rehashed
from tests.cli.conftest import Run
from tests.cli.test_campaign import NEW
from tests.cli.test_campaign_log import begun, play, played, replayed, sit

import queenswright as qw
from queenswright.cli.campaign.files import look_at
from queenswright.kernel.game import Game
from queenswright.records.campaign import MOVE, SEAT, Seated
from queenswright.records.campaign.replay import Replay
from queenswright.records.campaign.text import read_campaign, sealed
from queenswright.store.campaigns import (
    CampaignConflict,
    CampaignFile,
    campaign_files,
    campaign_path,
    create_campaign,
    read_campaign_file,
)

TICK = 0.02
"""Seconds after which a file that is written again has another time."""


@pytest.fixture
def path(tiny: Game) -> Path:
    """A campaign of the tiny game that nobody has played yet."""
    path = campaign_path("friday")
    create_campaign(path, begun(tiny))
    return path


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_bytes(rehashed(text.replace(old, new)))


def no_space(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def spoiled(marks: list[dict[str, Any]], how: str) -> list[dict[str, Any]]:
    """The marks of a cache with one damage."""
    if how == "infinite":
        marks[0]["line"] = float("inf")
    if how == "set-up":
        marks[0]["state"] = "f39/" * (len(marks[0]["state"]) // 4)
    if how == "other set-up":
        marks[0]["state"] = marks[1]["state"]
    if how == "section":
        marks[1]["section"] = 77
    if how == "begins":
        marks[1]["begins"] = False
    if how == "dropped":
        del marks[1]
    if how == "doubled":
        marks.insert(1, marks[1])
    return marks


@pytest.mark.parametrize(
    "how", ["infinite", "set-up", "other set-up", "section", "begins", "dropped", "doubled", "nested"]
)
def test_a_damaged_cache_never_matters(path: Path, tiny: Game, how: str) -> None:
    before = played(path, 9)
    cache = path.with_suffix(".cache")
    document = json.loads(cache.read_text(encoding="utf-8"))
    document["marks"] = spoiled(document["marks"], how)
    cache.write_text("[" * 100_000 if how == "nested" else json.dumps(document), encoding="utf-8")
    loaded = look_at(path)
    assert loaded.marks == replayed(loaded.campaign, tiny).marks
    assert loaded.position.digest == before.digest


def older(path: Path, tiny: Game) -> Path:
    """The moves of a campaign as a program with another layout of states wrote them."""
    found = campaign_path("older")
    create_campaign(found, sealed(replace(begun(tiny), layout="0" * 16)))
    file = CampaignFile(found)
    for entry in read_campaign_file(path).campaign.entries:
        file.append(MOVE, entry.turn, entry.value, "1" * 16)
    file.close()
    return found


def test_a_cached_state_that_no_hash_vouches_for_is_played_anew(path: Path, tiny: Game) -> None:
    before = played(path, 9)
    found = older(path, tiny)
    look_at(found)
    cache = found.with_suffix(".cache")
    document = json.loads(cache.read_text(encoding="utf-8"))
    for mark in document["marks"]:
        mark["state"] = document["marks"][0]["state"]
    cache.write_text(json.dumps(document), encoding="utf-8")
    loaded = look_at(found)
    assert loaded.marks == replayed(loaded.campaign, tiny).marks
    assert loaded.position.digest == before.digest


def test_a_header_written_differently_is_refused_with_its_line(run: Run, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.qwc"
    copy.write_bytes(path.read_bytes())
    edited(copy, "options: {}", "options: { }")
    done = run("campaign", "import", str(copy))
    assert done.exit_code == 2
    assert "copy.qwc:9: got options '{ }', expected '{}'" in " ".join(done.output.split())
    assert campaign_files() == [path]


@pytest.mark.parametrize(
    "who",
    [
        "qerson Cleo",
        "person " + "C" * 100_000,
        "person \x1b[31mCleo",
        "person Cleo\r",
        "person Cleo\x07",
        "person  Cleo",
        "person #Cleo",
        "person ANNA",
        "bot " + "c" * 101,
        "bot \x1b[31m",
    ],
)
def test_who_cannot_sit_at_a_table_is_refused_with_the_line(path: Path, tiny: Game, who: str) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(qw.RecordError, match=r"^log:8: got "):
        read_campaign(rehashed(text.replace("bot random", who)), "log")
    file = CampaignFile(path)
    file.append(SEAT, "elm", who, tiny.new(2, 7).digest)
    file.close()
    with pytest.raises(qw.RecordError, match=r"friday\.qwc:14: got "):
        CampaignFile(path)


def test_bots_of_one_name_may_sit_together(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("person Anna", "bot random")
    assert [who.name for who in read_campaign(rehashed(text)).campaign.seats] == ["random", "random"]


def test_a_substitute_who_could_not_be_read_again_is_not_written(path: Path) -> None:
    save, _ = sit(path)
    before = path.read_bytes()
    with pytest.raises(qw.RecordError, match="at most 20 printable characters"):
        save.substitute("elm", Seated("bot" * 50, is_bot=True))
    save.close()
    assert path.read_bytes() == before


@pytest.fixture
def branched(path: Path) -> Path:
    """A log with two moves out of force, a substitute, and moves after them."""
    save, table = sit(path)
    play(save, table, 3)
    table.take_back(2)
    save.write(table)
    save.substitute("elm", Seated("Ben"))
    play(save, table, 2, seed=5)
    save.close()
    return path


def test_import_plays_what_was_taken_back_too(run: Run, branched: Path, tiny: Game) -> None:
    done = run("campaign", "import", str(branched), "--name", "saturday")
    assert done.exit_code == 0, done.output
    assert campaign_path("saturday").read_bytes() == branched.read_bytes()
    last = replayed(read_campaign_file(branched).campaign, tiny).position
    assert Replay(read_campaign_file(branched).campaign, tiny).run_every_line().digest == last.digest


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_a_forged_line_out_of_force_or_with_a_star_is_found_on_import(run: Run, branched: Path, line: int) -> None:
    entry = read_campaign_file(branched).campaign.entries[line - 1]
    edited(branched, f"@ {entry.state} {entry.chain}", f"@ {'f' * 16} {entry.chain}")
    done = run("campaign", "import", str(branched), "--name", "saturday")
    assert done.exit_code == 2
    assert f"friday.qwc:{13 + line}: departs from the rules" in " ".join(done.output.split())
    assert campaign_files() == [branched]


def test_a_move_that_was_never_possible_is_found_although_it_was_taken_back(run: Run, branched: Path) -> None:
    entry = read_campaign_file(branched).campaign.entries[2]
    edited(branched, f"3 {entry.turn}: {entry.value} @", f"3 {entry.turn}: fly to the moon @")
    assert run("campaign", "import", str(branched), "--name", "saturday").exit_code == 2


def test_every_hash_fits_after_a_change_of_the_layout(run: Run, path: Path, tiny: Game) -> None:
    played(path, 6)
    found = older(path, tiny)
    save, table = sit(found)
    play(save, table, 2)
    save.close()
    first = read_campaign_file(found).campaign.entries[2].turn.split(" ")[0]
    done = run("campaign", "back", "older", "--game", first, "--yes")
    assert done.exit_code == 0, done.output
    done = run("campaign", "import", str(found), "--name", "saturday")
    assert done.exit_code == 0, done.output


def test_a_disk_that_fills_up_leaves_no_part_of_a_new_campaign(
    tiny: Game, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = campaign_path("other")
    with monkeypatch.context() as full:
        full.setattr("os.fsync", no_space)
        with pytest.raises(OSError, match="No space left") as refused:
            create_campaign(other, begun(tiny))
    assert refused.value.filename == str(other)
    assert names(path.parent) == {"friday.qwc", "friday.qwc.lock", "other.qwc.lock"}
    create_campaign(other, begun(tiny))


def test_a_disk_that_fills_up_leaves_no_part_of_an_export(
    run: Run, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = names(tmp_path)
    monkeypatch.setattr("os.fsync", no_space)
    done = run("campaign", "export", "friday", "--for", "host", "--to", "copy.qwc")
    assert done.exit_code == 2
    assert "copy.qwc: no space left on device" in done.output
    assert names(tmp_path) == before


@pytest.mark.parametrize("call", ["write", "ftruncate"])
def test_a_lock_that_cannot_be_written_is_named_and_given_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    with monkeypatch.context() as full:
        full.setattr(f"os.{call}", no_space)
        with pytest.raises(OSError, match="No space left") as refused:
            CampaignFile(path)
    assert refused.value.filename == f"{path}.lock"
    CampaignFile(path).close()


@pytest.mark.parametrize("call", ["fsync", "ftruncate"])
def test_a_torn_line_that_cannot_be_taken_away_is_said_with_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    played(path, 2)
    path.write_bytes(path.read_bytes()[:-5])
    truncate = os.ftruncate
    with monkeypatch.context() as full:
        failing = {"fsync": no_space, "ftruncate": lambda handle, size: no_space() if size else truncate(handle, size)}
        full.setattr(f"os.{call}", failing[call])
        with pytest.raises(OSError, match="No space left") as refused:
            CampaignFile(path)
    assert refused.value.filename == str(path)


def test_a_change_in_the_middle_is_noticed_while_somebody_plays(path: Path) -> None:
    save, table = sit(path)
    play(save, table, 4)
    time.sleep(TICK)
    foreign = path.read_bytes().replace(b"person Anna", b"person Inna")
    with path.open("r+b") as file:
        file.write(foreign)
    for _ in range(2):
        with pytest.raises(CampaignConflict, match="changed by somebody else"):
            play(save, table, 1)
    save.close()
    assert path.read_bytes() == foreign


def test_a_file_that_was_only_touched_is_played_on(path: Path) -> None:
    save, table = sit(path)
    play(save, table, 2)
    os.utime(path, (1, 1))
    play(save, table, 2)
    save.close()
    assert len(read_campaign_file(path).campaign.entries) == 4


def test_a_link_that_leads_nowhere_is_listed_as_a_problem(run: Run) -> None:
    run(*NEW)
    path = campaign_path("friday")
    (path.parent / "gone.qwc").symlink_to(path.parent / "nowhere")
    done = run("campaign", "list")
    assert done.exit_code == 0
    assert "Anna, Ben" in done.output
    assert "gone.qwc:nosuchfile" in "".join(done.output.split())
    assert "Campaign friday" in run("campaign", "play").output


def test_a_folder_that_cannot_be_read_is_not_an_empty_one(
    run: Run, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    monkeypatch.setattr("os.scandir", refuse)
    done = run("campaign", "list")
    assert done.exit_code == 2
    assert "campaigns: permission denied" in " ".join(done.output.split())


def test_the_folder_of_nobody_is_refused(run: Run, path: Path) -> None:
    done = run("campaign", "export", "friday", "--for", "host", "--to", "~nosuchuser/x.qwc")
    assert done.exit_code == 2
    assert "--to: got '~nosuchuser/x.qwc', but there is no home folder for that name" in done.output


@pytest.mark.parametrize("name", ["other.new", "other.cache.new", "other.qwc.lock"])
def test_no_link_leads_the_program_to_write_over_another_file(
    tiny: Game, path: Path, tmp_path: Path, name: str
) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    (path.parent / name).symlink_to(precious)
    other = campaign_path("other")
    if name.endswith(".lock"):
        with pytest.raises(OSError, match=r"other\.qwc\.lock"):
            create_campaign(other, begun(tiny))
    else:
        create_campaign(other, begun(tiny))
        look_at(other)
        played(other, 2)
    assert precious.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("has_links", [True, False])
def test_a_name_that_a_dangling_link_has_is_taken(
    run: Run, path: Path, tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    """On a file system without hard links too, where a free name still works."""
    if not has_links:
        monkeypatch.setattr("os.link", lambda *_: (_ for _ in ()).throw(OSError(errno.EPERM, "not permitted")))
    nowhere = tmp_path / "nowhere"
    campaign_path("other").symlink_to(nowhere)
    (tmp_path / "copy.qwc").symlink_to(nowhere)
    with pytest.raises(qw.RecordError, match="already exists"):
        create_campaign(campaign_path("other"), begun(tiny))
    done = run("campaign", "export", "friday", "--for", "host", "--to", "copy.qwc")
    assert "already exists; choose another file with --to" in done.output
    assert run("campaign", "import", str(path), "--name", "other").exit_code == 2
    assert campaign_path("other").is_symlink()
    assert (tmp_path / "copy.qwc").is_symlink()
    assert run("campaign", "export", "friday", "--for", "host", "--to", "free.qwc").exit_code == 0
    assert (tmp_path / "free.qwc").read_bytes() == path.read_bytes()


def test_a_log_that_lost_its_last_lines_is_told_by_its_cache(run: Run) -> None:
    run(*NEW)
    path = campaign_path("friday")
    run("campaign", "play", "friday", keys="1\n1\n1\n")
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    for args in (("list",), ("show", "friday"), ("play", "friday")):
        assert "has fewer lines than when it was last played" in " ".join(run("campaign", *args).output.split()), args
    assert "fewer lines" not in run("campaign", "show", "friday").output
    path.unlink()
    run(*NEW[:-1], "5")
    assert "fewer lines" not in run("campaign", "show", "friday").output
