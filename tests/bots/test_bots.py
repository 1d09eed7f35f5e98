"""What every bot of every game must do."""

from __future__ import annotations

import random

import pytest
from tests.bots.walks import SMALL_BOTS, sampled, walk_with

import queenswright as qw
from queenswright.bots import LEVELS, Bot, BotError, Budget, SeatedBot, Thought, is_bot, known_bots, read_bot
from queenswright.bots.greedy import GreedyBot
from queenswright.bots.search import SearchBot
from queenswright.bots.simple import RandomBot
from queenswright.kernel.data import Move
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MOVES = {"random": 10_000, "greedy": 60, "mcts:3": 16}
EVERY = {"architect": 9, "queensdale": 23, "tiny": 1}


@pytest.mark.parametrize("name", SMALL_BOTS)
def test_a_bot_plays_legal_moves_to_the_end(any_game: Game, name: str) -> None:
    """With different bots in the seats: a bot must cope with games it would not play itself."""
    for players in any_game.rules.player_counts:
        seats, limit = [name, *["random"] * (players - 1)], MOVES[name]
        final = list(
            walk_with(any_game, seats, seed=players, limit=limit, options=any_game.rules.manners.short_options)
        )[-1]
        assert final.is_over or len(final.moves) == limit


@pytest.mark.parametrize("variant", ["standard", "companion"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_finishes_the_game(architect: Game, players: int, variant: str) -> None:
    """Alone among random bots it gets to the end of the track, with all house rules too."""
    seats = ["greedy", *["random"] * (players - 1)]
    final = list(walk_with(architect, seats, seed=players, options={"variant": variant}))[-1]
    assert final.is_over
    assert final.winners == [0]


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:3"])
def test_a_choice_does_not_change_with_what_is_hidden(any_game: Game, name: str) -> None:
    """The true order of things is dealt anew behind the bot's back; the bot, begun anew, answers the same."""
    players = min(any_game.rules.player_counts)
    differing = 0
    for position in sampled(any_game, players, seed=4, every=EVERY[any_game.name]):
        answers = []
        for key in (None, 17, 18):
            seat = position.to_move
            assert seat is not None
            shown = position.copy() if key is None else _with_other_secrets(position, seat, key)
            differing += shown.to_bytes() != position.to_bytes()
            answers.append(SeatedBot(any_game, read_bot(name), seed=3).think(shown))
        assert len({(thought.move, thought.shares, thought.line) for thought in answers}) == 1
    assert differing > 5


def _with_other_secrets(position: Position, seat: int, key: int) -> Position:
    """The same position for the seat, with the same past, but another truth."""
    other = position.redealt(seat, key)
    other._played = position._played.copy()
    return other


def test_a_bot_never_holds_the_true_state(architect: Game) -> None:
    """What reaches the bot differs from the truth in the hidden bytes and in nothing that a seat can see."""
    seen: list[Position] = []

    class Spy(SearchBot):
        def choose(self, position: Position, budget: Budget) -> Thought:
            seen.append(position.copy())
            return super().choose(position, budget)

    position = architect.new(3, seed=8)
    seated = SeatedBot(architect, read_bot("mcts:2"), seed=1)
    seated._bot = Spy(architect, 1)
    seated.think(position)
    shown, seat = seen[0], position.to_move
    assert seat is not None
    hidden = architect.rules.telling.hidden
    assert hidden(architect.pack, shown.state, seat) != hidden(architect.pack, position.state, seat)
    assert shown.view(seat) == position.view(seat)
    assert shown.moves == []


def test_the_same_seed_plays_the_same_game(architect: Game) -> None:
    def moves(seed: int) -> list[str]:
        final = list(walk_with(architect, ["mcts:3", "random"], seed=5, limit=10, bot_seed=seed))[-1]
        return [move.text for move in final.moves]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


@pytest.mark.parametrize("simulations", [1, 2, 3, 7, 33, 70])
def test_simulations_are_counted_exactly(tiny: Game, simulations: int) -> None:
    position = tiny.new(2, seed=1)
    bot = SearchBot(tiny, seed=1)
    thought = bot.choose(position.redealt(0, 5), Budget(simulations=simulations))
    assert thought.simulations == simulations
    assert sum(int(grove.tree[0].visits) for grove in bot._groves) == simulations
    assert thought.decisions > 0
    assert sum(thought.shares) == pytest.approx(1)


def test_both_cores_find_what_one_finds(architect: Game) -> None:
    position = architect.new(2, seed=2).redealt(0, 1)
    one, two = (SearchBot(architect, 4).choose(position, Budget(simulations=24, cores=cores)) for cores in (1, 2))
    assert one == two


def test_a_search_can_be_stopped_at_any_time(tiny: Game) -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    position = tiny.new(2, seed=1)
    thought = SeatedBot(tiny, read_bot("mcts:1000000"), seed=1).think(position, stop)
    assert len(asked) == 4
    assert thought.simulations < 1000
    assert position.why_not(thought.move) is None


def test_milliseconds_end_a_search(tiny: Game) -> None:
    budget = Budget(milliseconds=5)
    thought = SearchBot(tiny, 1).choose(tiny.new(2, seed=1).redealt(0, 3), budget)
    assert thought.simulations > 0
    assert budget.seconds * 1000 >= 5


def test_what_was_learned_is_kept_from_move_to_move(tiny: Game) -> None:
    position = tiny.new(2, seed=6)
    bot = SeatedBot(tiny, read_bot("mcts:200"), seed=1)
    position.push(bot.think(position).move)
    while position.to_move != 0:
        position.push(position.legal_moves[0])
    bot.think(position)
    roots = [int(grove.tree[0].visits) for grove in bot._bot._groves]  # type: ignore[attr-defined]
    assert sum(roots) > 200


def test_a_bot_begins_anew_when_moves_are_taken_back(tiny: Game) -> None:
    position = tiny.new(2, seed=6)
    bot = SeatedBot(tiny, read_bot("mcts:50"), seed=1)
    first = bot.think(position)
    position.push(first.move)
    bot.think(position) if position.to_move is not None else None
    position.pop()
    assert bot.think(position).move == first.move


def test_a_certain_victory_is_taken(architect: Game) -> None:
    """At the end of the track, in the capital, strong enough: greedy and search both contribute."""
    position = _before_the_palace(architect)
    for name in ("greedy", "mcts:40"):
        walker = position.copy()
        bot = SeatedBot(architect, read_bot(name), seed=1)
        while walker.to_move == position.to_move and not walker.is_over:
            walker.push(bot.think(walker).move)
        assert max(walker.state.contribution) >= 15


def _before_the_palace(architect: Game) -> Position:
    """The situation one turn before the contribution, from a game of the planner against random bots."""
    *_, final = walk_with(architect, ["greedy", "random"], seed=2)
    while "palace" not in [move.text for move in final.legal_moves]:
        final.pop()
    final.pop()
    return final


class Illegal(Bot):
    def choose(self, position: Position, budget: Budget) -> str:
        return "forfeit"


class Nonsense(Bot):
    def choose(self, position: Position, budget: Budget) -> str:
        return "castle"


class Lazy(Bot):
    pass


@pytest.mark.parametrize(("bot", "says"), [(Illegal, "not possible"), (Nonsense, "is not a move"), (RandomBot, None)])
def test_an_illegal_answer_is_named(architect: Game, bot: type[Bot], says: str | None) -> None:
    seated = SeatedBot(architect, read_bot("random"), seed=1)
    seated._bot = bot(architect, 1)
    position = architect.new(2, seed=1)
    if says is None:
        assert seated.think(position).move in position.legal_moves
        return
    with pytest.raises(BotError, match=says):
        seated.think(position)


def test_a_finished_game_needs_no_bot(tiny: Game) -> None:
    position = tiny.new(2, seed=1)
    while not position.is_over:
        position.push(position.legal_moves[0])
    with pytest.raises(BotError, match="over"):
        SeatedBot(tiny, read_bot("random"), seed=1).think(position)


@pytest.mark.parametrize(
    "text", ["", "masters", "mcts:0", "mcts:-3", "master/0", "mcts:5s", "random:", "no_such_module:Bot", "a b", "/3"]
)
def test_unknown_bots_are_refused(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_bot(text)
    assert (
        "expected one of" in str(refused.value) or "at least" in str(refused.value) or "divided" in str(refused.value)
    )
    assert not is_bot(text) or text in ("mcts:0", "master/0")


def test_a_typing_error_gets_a_hint() -> None:
    with pytest.raises(OptionError, match="did you mean 'journeyman'"):
        read_bot("jorneyman")


def test_budgets_are_read_from_names() -> None:
    assert read_bot("mcts:300ms").budget.milliseconds == 300
    assert read_bot("Master").budget.simulations == LEVELS["master"].simulations
    assert read_bot("master/20").budget.simulations == LEVELS["master"].simulations // 20
    assert read_bot("mcts:3/20").budget.simulations == 1
    assert read_bot("royal").title == "Royal Architect"
    assert {"random", "greedy", "mcts", *LEVELS} <= set(known_bots())


def test_levels_rise() -> None:
    budgets = [level.simulations for level in LEVELS.values()]
    assert budgets == sorted(set(budgets))


def test_a_class_that_is_no_bot_is_refused(architect: Game) -> None:
    for target, says in (("random:Random", "cannot be made"), ("collections:nothing", "cannot be made")):
        spec = read_bot("own", {"own": target})
        with pytest.raises(BotError, match=says):
            SeatedBot(architect, spec, seed=1)
    lazy = SeatedBot(architect, read_bot("random"), seed=1)
    lazy._bot = Lazy(architect, 1)
    with pytest.raises(NotImplementedError, match="choose"):
        lazy.think(architect.new(2, seed=1))


def test_greedy_takes_the_best_whole_turn(architect: Game) -> None:
    """Against a slow search of our own through every turn, with the estimate as the only shared part."""
    from queenswright.games.architect.judgement.estimate import worth

    bot = GreedyBot(architect, 1)
    weights, features = list(bot._mind.judgement.weights), [0] * bot._mind.judgement.measures

    def best(position: Position, seat: int, turn: str) -> int:
        if position.is_over or position.to_move != seat or position.turn != turn:
            return int(worth(architect.pack.mirror, position.held, seat, weights, features))
        values = []
        for move in position.legal_moves:
            position.push(move)
            values.append(best(position, seat, turn))
            position.pop()
        return max(values)

    rng = random.Random(3)
    position = architect.new(2, seed=3)
    checked = 0
    while not position.is_over and checked < 12:
        if rng.random() < 0.15:
            seat = position.to_move
            assert seat is not None
            worths, _ = bot._mind.plan(position.held)
            for move in position.legal_moves:
                index = architect.index_of(move.action)
                turn = position.turn
                position.push(move)
                assert worths[index] == best(position, seat, turn)
                position.pop()
            checked += 1
        position.push(rng.choice(position.legal_moves))


def test_a_bot_of_ones_own_is_a_class_with_one_method(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    game = qw.load("architect")

    class Cautious(Bot):
        def choose(self, position: Position, budget: Budget) -> Move:
            return position.legal_moves[-1]

    seated = SeatedBot(game, read_bot("random"), seed=1)
    seated._bot = Cautious(game, 1)
    position = game.new(2, seed=1)
    assert seated.think(position).move == position.legal_moves[-1]
