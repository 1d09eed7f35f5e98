"""The dispatch from a step between two games to its chapter."""

from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.ability import choose_ability, refuse_ability
from queenswright.games.queensdale.rules.ballot import break_tie, cast_ballot, refuse_break_tie
from queenswright.games.queensdale.rules.casebook import open_casebook, refuse_casebook, refuse_seal, seal
from queenswright.games.queensdale.rules.chapter import take_gift
from queenswright.games.queensdale.rules.crown import give_seals_back, refuse_crown
from queenswright.games.queensdale.rules.ending import (
    choose_tile,
    refuse_tower,
    refuse_tower_space,
    replace_tile,
)
from queenswright.games.queensdale.rules.gifts import buy_ribbons, refuse_ribbon
from queenswright.games.queensdale.rules.grocer import (
    buy,
    choose_die_for_face,
    refuse_grocer,
    refuse_side,
    replace_face,
)
from queenswright.games.queensdale.rules.hut import choose_first_hut, refuse_first_hut
from queenswright.games.queensdale.rules.knowledge import learn
from queenswright.games.queensdale.rules.remedy import answer_pair
from queenswright.games.queensdale.rules.robbers import refuse_return_robber, return_robber
from queenswright.games.queensdale.rules.store import exchange, refuse_exchange, refuse_store, store
from queenswright.games.queensdale.rules.told import (
    choose_free_face,
    refuse_free_face,
    refuse_trade_item,
    trade_item,
)
from queenswright.games.queensdale.rules.vote import cast_vote, refuse_vote
from queenswright.games.queensdale.rules.wall import give_back, refuse_give_back
from queenswright.games.queensdale.state.rule import rule
from queenswright.games.queensdale.steps import (
    ABILITY,
    ANSWER,
    BALLOT,
    BREAK_TIE,
    CROWN,
    DIE,
    EXCHANGE,
    FREE_FACE_STEP,
    GIFT,
    GIVE_BACK,
    GROCER,
    LEARN,
    OPEN_CASEBOOK,
    RETURN_ROBBER,
    RIBBON,
    SEAL,
    SIDE,
    START_HUT,
    STORE,
    TOWER,
    TOWER_SPACE,
    TRADE_ITEM,
    VOTE,
)


@rule
def refuse_between_games(pack, s, me, step, i, argument):
    """Why an action of a step between two games is not possible."""
    if step == TOWER:
        return refuse_tower(s, i, argument)
    if step == TOWER_SPACE:
        return refuse_tower_space(s, me, i, argument)
    if step == EXCHANGE:
        return refuse_exchange(s, me, i, argument)
    if step == STORE:
        return refuse_store(pack, s, me, i)
    if step == GROCER:
        return refuse_grocer(pack, s, me, i)
    if step == SIDE:
        return refuse_side(s, me, i, argument)
    if step == BREAK_TIE:
        return refuse_break_tie(i, argument)
    if step == ABILITY:
        return refuse_ability(pack, s, me, i)
    if step == START_HUT and i == OPEN_CASEBOOK:
        return refuse_casebook(pack, s, me)
    if step == START_HUT:
        return refuse_first_hut(s, me, i)
    if step == SEAL:
        return refuse_seal(pack, s, me, i)
    if step == VOTE:
        return refuse_vote(pack, i, argument)
    if step == TRADE_ITEM:
        return refuse_trade_item(s, me, i)
    if step == RIBBON:
        return refuse_ribbon(s, me, i)
    if step == FREE_FACE_STEP:
        return refuse_free_face(pack, s, i, argument)
    if step == CROWN:
        return refuse_crown(pack, s, me, i)
    if step == RETURN_ROBBER:
        return refuse_return_robber(s, me, i)
    if step == GIVE_BACK:
        return refuse_give_back(s, me, i)
    return ALLOWED


@rule
def perform_between_games(pack, s, me, step, i, argument):
    """Carry out an action of a step between two games."""
    if step == TOWER:
        choose_tile(s, me, i)
    elif step == TOWER_SPACE:
        replace_tile(pack, s, me, i, argument)
    elif step == EXCHANGE:
        exchange(pack, s, me, i, argument)
    elif step == STORE:
        store(pack, s, me, i)
    elif step == GROCER:
        buy(pack, s, me, i)
    elif step == DIE:
        choose_die_for_face(s, me, i, argument)
    elif step == SIDE:
        replace_face(pack, s, me, i, argument)
    elif step == START_HUT and i == OPEN_CASEBOOK:
        open_casebook(s, me)
    elif step == SEAL:
        seal(s, me, i)
    elif step == START_HUT:
        choose_first_hut(pack, s, me, i)
    elif step == BALLOT:
        cast_ballot(pack, s, me, i)
    elif step == BREAK_TIE:
        break_tie(s, i)
    elif step == ABILITY:
        choose_ability(s, me, i)
    elif step == GIFT:
        take_gift(pack, s, me, i)
    elif step == LEARN:
        learn(pack, s, me, i)
    elif step == VOTE:
        cast_vote(s, me, i)
    elif step == TRADE_ITEM:
        trade_item(s, me, i)
    elif step == RIBBON:
        buy_ribbons(s, me, i)
    elif step == FREE_FACE_STEP:
        choose_free_face(s, me, i)
    elif step == CROWN:
        give_seals_back(pack, s, me, i)
    elif step == RETURN_ROBBER:
        return_robber(s, me, i)
    elif step == GIVE_BACK:
        give_back(s, me, i)
    elif step == ANSWER:
        answer_pair(pack, s, me, i)
