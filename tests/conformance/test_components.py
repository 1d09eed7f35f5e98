"""What every game tells a table and a client about itself: components, options, who sees what, its past."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.conformance.starts import start

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES

KINDS = {"choice": str, "switch": bool, "number": int}


def some_positions(game: Game, players: int, first: Position | None = None) -> list[Position]:
    """Positions of a random game, each with its history."""
    choose = random.Random(players)
    position = first or start(game, players, seed=31)
    found = []
    for _ in range(60):
        found.append(position.copy())
        if position.is_over:
            break
        position.push(choose.choice(position.legal_moves))
    return found


def test_the_content_is_plain_data_and_knows_no_game_in_progress(any_game: Game) -> None:
    for players in any_game.rules.player_counts:
        content = any_game.rules.content.printed(any_game.pack, players)
        assert json.loads(json.dumps(content)) == content
        any_game.new(players, seed=players)
        assert any_game.rules.content.printed(any_game.pack, players) == content


def test_a_choice_that_names_the_seats_seats_them(any_game: Game) -> None:
    rules = any_game.rules
    for info in rules.options.infos:
        for choice, names in info.seats.items():
            assert choice in info.choices
            position = any_game.new(len(names), seed=1, options={info.name: choice})
            assert list(position.seat_names) == list(names)
            for players in rules.player_counts:
                if players != len(names):
                    with pytest.raises(qw.OptionError):
                        any_game.new(players, seed=1, options={info.name: choice})


def without_seat(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "seat"}


def test_alike_says_whether_everybody_sees_the_same(any_game: Game) -> None:
    players = max(any_game.rules.player_counts)
    same = True
    from_setup = some_positions(any_game, players, any_game.new(players, seed=31))
    for position in [*from_setup, *some_positions(any_game, players)]:
        open_view = without_seat(position.view(None))
        same = same and all(without_seat(position.view(seat)) == open_view for seat in range(players))
        hidden = [any_game.rules.telling.hidden(any_game.pack, position.state, seat) for seat in range(players)]
        same = same and len(set(hidden)) == 1
    assert same == any_game.rules.telling.same_view_for_all


def test_options_are_offered_as_the_game_reads_them(any_game: Game) -> None:
    rules = any_game.rules
    infos = [info.to_dict() for info in rules.options.infos]
    assert json.loads(json.dumps(infos)) == infos
    assert len({info["name"] for info in infos}) == len(infos)
    defaults = {info["name"]: info["default"] for info in infos}
    for players in rules.player_counts:
        assert rules.options.read(players, defaults) == rules.options.read(players, {})
    for info in rules.options.infos:
        assert isinstance(info.default, KINDS[info.kind]) or (info.kind == "number" and info.default is None)
        assert (info.kind == "choice") == bool(info.choices)
        assert info.kind != "choice" or info.default in info.choices
        values: dict[str, list[Any]] = {"choice": [*info.choices], "switch": [True, False], "number": [3]}
        for value in values[info.kind]:
            players = len(info.seats.get(value, ())) or max(rules.player_counts)
            position = any_game.new(players, seed=1, options={info.name: value})
            shown = rules.options.show(position.state)
            assert shown.get(info.name, info.default) == value


def test_every_option_that_the_game_knows_is_offered(any_game: Game) -> None:
    names = {info.name for info in any_game.rules.options.infos}
    schema = any_game.rules.documents.schema(any_game.pack)
    offered = schema.get("properties", {}).get("options", {}).get("properties", {})
    assert set(offered) == names


def test_clauses_of_options_exist(any_game: Game) -> None:
    for info in any_game.rules.options.infos:
        clauses = (any_game.rules.folder / "clauses.toml").read_text(encoding="utf-8")
        assert f'id = "{info.clause}"' in clauses


def test_the_past_is_the_line_that_led_here(any_game: Game) -> None:
    positions = some_positions(any_game, min(any_game.rules.player_counts))
    past = list(positions[-1].past())
    assert [then.to_bytes() for then in past] == [then.to_bytes() for then in positions]
    assert [then.turn for then in past] == [then.turn for then in positions]
    assert [then.view(0) for then in past] == [then.view(0) for then in positions]
    assert [then.copy().to_bytes() for then in past] == [then.to_bytes() for then in positions]
    first = any_game.new(min(any_game.rules.player_counts), seed=31)
    assert [then.to_bytes() for then in first.past()] == [first.to_bytes()]


def test_a_move_that_is_known_to_be_legal_is_the_same_move(any_game: Game) -> None:
    players = min(any_game.rules.player_counts)
    asked, known = any_game.new(players, 5), any_game.new(players, 5)
    for _ in range(20):
        if asked.is_over:
            break
        move = asked.legal_moves[-1]
        asked.push(move)
        known.push(move, known_legal=True)
        assert asked.to_bytes() == known.to_bytes()
        assert asked.story() == known.story()


def test_stories_are_plain_data_that_every_catalogue_can_tell(any_game: Game) -> None:
    for position in some_positions(any_game, max(any_game.rules.player_counts)):
        for event in position.story():
            assert json.loads(json.dumps(event.args)) == event.args
            assert all(event.text(language) for language in LANGUAGES)
