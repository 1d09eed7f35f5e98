"""What a move of a step is about, from its notation without the verb: names, prices, what things do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from queenswright.cli.queensdale.words import (
    amount,
    building,
    building_does,
    face,
    face_does,
    known_face,
    price,
    sealed_answer,
    word,
)
from queenswright.cli.terminal.console import FAINT
from queenswright.games.queensdale.content.story import VOTES
from queenswright.games.queensdale.rules.orders import asked_figurine
from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain
from queenswright.locale import named, render

View = dict[str, Any]
OTHER_USES = {"land": "clear", "": "renovate", "monument": "monument", "room": "room"}
"""The other uses of a build action, by their notation without the verb."""


def told(subject: Text | str, *more: str) -> Text:
    """A subject and its remarks, joined with commas."""
    text = Text() + subject if isinstance(subject, Text) else Text(subject)
    return text.append("".join(f", {part}" for part in more if part), FAINT)


def token(pack: Pack, view: View, space: str) -> Text:
    """A herb token with the rewards that tokens of this herb still have."""
    herb = view["herbs"].get(space)
    if herb is None:
        return Text()
    left = view["rewards_left"].get(herb, {})
    under = ", ".join(f"{count}x {render(f'reward-{reward}', {})}" for reward, count in left.items())
    return Text.assemble((render(f"herb-{herb}", {}), "bold"), (f" ({under})", FAINT))


def _take(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return token(pack, view, rest)


def _here(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("do-nothing")) if rest == "nothing" else token(pack, view, view["seats"][seat]["scout"])


def _hut(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A herb with the number of its tokens on the map, and how many of them are in the player's quarter."""
    herb = rest.removeprefix("with ")
    tokens = [space for space, one in view["herbs"].items() if one == herb]
    own = sum(space.startswith(view["seats"][seat]["colour"]) for space in tokens)
    return told(render(f"herb-{herb}", {}), word("tokens", count=len(tokens), own=own))


def _build(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A building with its price and what it does, or another use of the build action."""
    if rest not in view["stock"]:
        use = view["branch"] if rest == "segment" else OTHER_USES[rest]
        return told(render(f"web-use-{use}", {}), price(view["uses"][use]["cost"]))
    costs = f", {price(view['stock'][rest]['cost'])}. "
    return Text.assemble((building(rest), "bold"), costs, (building_does(rest), FAINT))


def _rank(pack: Pack, view: View, seat: int, rest: str) -> Text:
    rank = int(rest)
    code = str(view["pending"][-1]["argument"])
    rivets = rank + view["stock"][code]["rivets"]
    return Text(f"{building(code, rank)}, {word('rank', rivets=rivets)}")


def _payment(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("left-to-pay", price=price(view["cost"]) or "0"))


def _pay_die(pack: Pack, view: View, seat: int, rest: str) -> Text:
    space = view["pending"][-1]["argument"]["space"]
    return Text(word("pay-die", space=space))


def _feed(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("feed"))


def _standing_building(pack: Pack, view: View, seat: int, rest: str) -> Text:
    one = next(one for one in view["seats"][seat]["buildings"] if one["building"] == rest)
    return Text.assemble(building(rest, one["rank"]), (f": {building_does(rest)}", FAINT))


def robber(number: str) -> Text:
    """A robber baron token by its number, and what it does."""
    return Text.assemble((render(f"robber-{number}", {}), "bold"), (f": {render(f'robber-{number}-does', {})}", FAINT))


def _returned_robber(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return robber(rest.removeprefix("robber "))


def _room(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text.assemble((render(f"room-{rest}", {}), "bold"), (f": {render(f'room-{rest}-does', {})}", FAINT))


def _figurine(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render(f"figurine-{rest}", {}))


def _good(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render(f"good-{rest}", {}))


def _item(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """An item to give to the farm or to give up, with how many there are."""
    player = view["seats"][seat]
    if rest in GOODS:
        return Text(word("have", held=amount(rest, player["goods"][rest])))
    if rest in player["figurines"]:
        return Text(word("have", held=amount(rest, player["figurines"][rest])))
    return Text(word("do-keep"))


def _offer(pack: Pack, view: View, seat: int, rest: str) -> Text:
    card = view["pending"][-1]["argument"]
    return Text(render(f"courier-{card}-text", {}), FAINT)


def _vote(pack: Pack, view: View, seat: int, rest: str) -> Text:
    vote = view["pending"][-1]["argument"]
    return Text(render(f"vote-{vote}-{VOTES[vote][int(rest) - 1]}", {}))


def _trade(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("do-keep")) if rest == "nothing" else _item(pack, view, seat, rest)


def _ribbon(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("no-ribbons" if rest.startswith("no") else "ribbons"))


def _tile(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render(f"tile-{rest}", {}))


def _tower_space(pack: Pack, view: View, seat: int, rest: str) -> Text:
    tile = view["seats"][seat]["tower"][int(rest) - 1]
    return Text(f"{tile}: {render(f'tile-{tile}', {})}")


def _sold(pack: Pack, view: View, seat: int, rest: str) -> Text:
    if rest not in view["grocer"]:
        return Text(word("do-buy"))
    one, code = view["grocer"][rest], known_face(view, rest)
    cost, does = word("seals", count=one["cost"]), face_does(code)
    text = told(Text(face(code), "bold"), cost, word("left", count=one["left"]))
    return text.append(f". {does}" if does else "", FAINT)


def _on_die(pack: Pack, view: View, seat: int, rest: str) -> Text:
    faces = view["seats"][seat]["dice"][int(rest.rpartition(" ")[2]) - 1]["faces"]
    return Text(", ".join(map(face, faces)))


def _side(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(face(known_face(view, rest.removeprefix("of "))))


def _ability(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """QD-LATER-17: the name of an ability and what it does."""
    title, does = (render(f"number-card-{rest}-{part}", {}) for part in ("title", "rule"))
    return Text.assemble((title, "bold"), (f": {does}", FAINT))


def _gift(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word(f"gift-{rest}"))


def _rolled(pack: Pack, view: View, seat: int, rest: str) -> Text:
    dice = view["seats"][seat]["dice"]
    return Text(", ".join(face(dice[int(number) - 1]["shows"]) for number in rest.split()))


def _ballot(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render(f"ballot-{rest.replace(' ', '_')}", {}))


def _branch(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render(f"vote-way-{rest.removeprefix('for ')}", {}))


def _learn(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(word("do-keep-tomes") if rest else word("do-study", tomes=pack.mirror.knowledge_tomes))


def _known_card(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """One of the two knowledge cards that the seat looks at: the last of the pile."""
    card = view["pile"][-2 if rest == "the first card" else -1]
    title, does = (render(f"number-card-{card}-{part}", {}) for part in ("title", "rule"))
    return Text.assemble((title, "bold"), (f": {does}", FAINT))


def _deal(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """Guilders and resources of a deal at the market, as they are printed."""
    guilders, count = pack.mirror.market_guilders, pack.mirror.market_resources
    if rest == "larger":
        effect = next(card.effect for card in pack.content.knowledge if card.effect["lesson"] == "larger_deal")
        guilders, count = effect["price"], effect["amount"]
    return Text(word("deal", guilders=amount("guilder", guilders), count=count))


def _crown(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """What seals are returned for; how much that is, is among the effects."""
    return Text(word("crown" if rest[0].isdigit() else "crown-none"))


def _swap_for(pack: Pack, view: View, seat: int, rest: str) -> Text:
    colour, kind = rest.split()
    return Text(word("swap-for", other=colour, figurine=kind))


def _mirrored(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return _rolled(pack, view, seat, rest.rpartition(" ")[2])


def _changed(pack: Pack, view: View, seat: int, rest: str) -> Text:
    given, _, taken = rest.partition(" for ")
    if not taken:
        return Text(word("do-change"))
    return Text(word("change", given=named("good", given), taken=named("good", taken)))


def _order(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A royal order with what it asks for and brings, and whether a courier stands for its figurine."""
    number, _, by_courier = rest.partition(" ")
    text = Text.assemble(
        (render(f"order-{number}-title", {}), "bold"), (f" {render(f'order-{number}-does', {})}", FAINT)
    )
    kind = plain(asked_figurine)(pack.mirror, int(number) - 1)
    return told(text, word("use-courier", figurine=FIGURINES[kind])) if by_courier else text


def _segment(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A segment of wall or road with its quarter; of the wall also its bonus."""
    quarter, slot = rest.split()
    bonus = render(f"segment-{slot}", {}) if view["branch"] == "wall" else ""
    return told(render("web-move-segment", {"slot": slot, "quarter": quarter}), bonus)


def _ride(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A station with what can be delivered there, or the end of the way."""
    if rest == "riding":
        return Text(render("web-move-stop-riding", {}))
    _, quarter, slot = rest.split()
    station = render("web-move-ride", {"slot": slot, "quarter": quarter})
    return told(station, render(f"delivery-{slot}", {}))


def _deliver(pack: Pack, view: View, seat: int, rest: str) -> Text:
    slot = view["pending"][-1]["argument"].split()[1]
    return Text(render("web-move-pass-on" if rest else f"delivery-{slot}", {}))


def _pair(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A pair of herbs, and whether the seat has sealed it in its casebook."""
    pair = rest.split(" and ")
    proposed = word("sealed-pair") if view.get("asking", {}).get("proposed") == pair else ""
    return told(sealed_answer(f"pair {rest}"), proposed)


def _start_hut(pack: Pack, view: View, seat: int, rest: str) -> Text:
    return Text(render("web-move-casebook", {})) if rest == "casebook" else _hut(pack, view, seat, rest)


def _sealed(pack: Pack, view: View, seat: int, rest: str) -> Text:
    """A question of the casebook, and the answer."""
    question = render(f"casebook-question-{rest.partition(' ')[0]}", {})
    return Text.assemble((f"{question} ", FAINT), sealed_answer(rest))


SUBJECTS: dict[str, Callable[[Pack, View, int, str], Text]] = {
    "pay_die": _pay_die,
    "roll": _rolled,
    "take": _take,
    "here": _here,
    "hut": _hut,
    "start_hut": _start_hut,
    "seal": _sealed,
    "pick": _good,
    "build": _build,
    "rank": _rank,
    "payment": _payment,
    "feed": _feed,
    "cover": _standing_building,
    "renovate": _standing_building,
    "room": _room,
    "keep_figurine": _figurine,
    "offer": _offer,
    "tower": _tile,
    "old_friend": _tile,
    "tower_space": _tower_space,
    "exchange": _item,
    "store": _item,
    "grocer": _sold,
    "die": _on_die,
    "side": _side,
    "ballot": _ballot,
    "break_tie": _branch,
    "ability": _ability,
    "gift": _gift,
    "learn": _learn,
    "keep_card": _known_card,
    "deal": _deal,
    "vote": _vote,
    "trade_item": _trade,
    "free_face": _side,
    "ribbon": _ribbon,
    "crown": _crown,
    "swap": _figurine,
    "swap_for": _swap_for,
    "spend": _item,
    "mirror": _mirrored,
    "ledger": _changed,
    "order": _order,
    "segment": _segment,
    "give_back": _item,
    "return_robber": _returned_robber,
    "ride": _ride,
    "deliver": _deliver,
    "answer": _pair,
}
"""What a move of a step is about, from its notation without the verb."""
