"""Campaigns of the tiny game for tests; every turn of it counts as a game of its own."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import MOVE, SEAT, UNDO, Campaign, Seated, show_seated
from queenswright.records.campaign.replay import layout_digest
from queenswright.records.campaign.text import entry_for, sealed

SEATED = (Seated("Anna"), Seated("random", is_bot=True))


def begun(game: Game) -> Campaign:
    """A campaign that nobody has played yet."""
    pack = game.pack
    return sealed(Campaign(game.name, pack.name, pack.digest, 1, layout_digest(game), SEATED, 7, "2026-11-15"))


def plus(campaign: Campaign, kind: str, turn: str, value: str, state: str) -> Campaign:
    """The campaign with one more line."""
    return replace(campaign, entries=(*campaign.entries, entry_for(campaign, kind, turn, value, state)))


def move_on(campaign: Campaign, position: Position, count: int, seed: int = 1) -> Campaign:
    """Some more moves, each a line."""
    chance = Random(seed)
    for _ in range(count):
        turn, moves = position.turn, position.legal_moves
        move = moves[chance.randrange(len(moves))]
        position.push(move)
        campaign = plus(campaign, MOVE, turn, move.text, position.digest)
    return campaign


def played(game: Game, count: int = 8) -> Campaign:
    """A campaign after some moves."""
    return move_on(begun(game), game.new(2, 7), count)


def branched(game: Game) -> Campaign:
    """A log with two moves out of force, a substitute, and moves after them."""
    position = game.new(2, 7)
    campaign = move_on(begun(game), position, 3)
    position.pop()
    position.pop()
    campaign = plus(campaign, UNDO, "", "1", position.digest)
    campaign = plus(campaign, SEAT, "elm", show_seated(Seated("Ben")), position.digest)
    return move_on(campaign, position, 2, seed=5)
