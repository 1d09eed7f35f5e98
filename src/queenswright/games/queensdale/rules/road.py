"""QD-LATER-10, 12, 41, 42, 43: riders on the trade road, and what they deliver."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    DELIVERY_NOT_PAID,
    NO_SEGMENT_THERE,
    NOT_NEXT_STATION,
    RIDER_MUST_MOVE,
)
from queenswright.games.queensdale.rules.branch import segment_stands
from queenswright.games.queensdale.rules.find import allows_second_delivery, find_at, open_find
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.board import QUARTERS, RIDER_SHORT, SLOTS, STATIONS
from queenswright.games.queensdale.state.course import RIDE_DONE, ROUND_TRIP
from queenswright.games.queensdale.state.pieces import BREAD, FROM_OTHER, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    DELIVER,
    RIDE,
    STOP_RIDING,
    YES,
    has_ridden,
    ride_argument,
    stations_left,
)

EVERY_STATION = (1 << STATIONS) - 1


@rule
def first_station(s, seat):
    """QD-LATER-12: the station where a player's rider begins every game: the first one of their quarter."""
    return s.quarter[seat] * SLOTS


@rule
def next_station(station):
    """The station after this one, all round the ring."""
    return (station + 1) % STATIONS


@rule
def refuse_way(s, here, there):
    """QD-LATER-12, 43: from a station to the next one in either direction, along a segment that stands."""
    if there == next_station(here):
        segment = here
    elif here == next_station(there):
        segment = there
    else:
        return NOT_NEXT_STATION
    if not segment_stands(s, segment):
        return NO_SEGMENT_THERE
    return ALLOWED


@rule
def refuse_riding(s, me):
    """QD-DICE-18: a rider action needs a station to ride to."""
    here = s.rider[me] - 1
    for there in range(STATIONS):
        if refuse_way(s, here, there) == ALLOWED:
            return ALLOWED
    return NO_SEGMENT_THERE


@rule
def start_riding(pack, s, me, kind):
    """QD-LATER-10, 43: up to 2 or 3 stations, by the value of the space."""
    push(s, RIDE, me, ride_argument(pack.rider_stations[kind - RIDER_SHORT], 0))


@rule
def refuse_ride(s, me, i, argument):
    """QD-LATER-43, QD-DICE-18: the next station; a rider may stop once it has moved."""
    if i == STOP_RIDING:
        if has_ridden(argument):
            return ALLOWED
        return RIDER_MUST_MOVE
    return refuse_way(s, s.rider[me] - 1, i)


@rule
def ride(pack, s, me, i, argument):
    """QD-LATER-43: one station further; then the rest of the way. Epoch end card 7-R asks who has ridden."""
    pop(s)
    if i == STOP_RIDING:
        return
    s.rider[me] = i + 1
    s.firsts[me] |= RIDE_DONE
    if stations_left(argument) > 1:
        push(s, RIDE, me, ride_argument(stations_left(argument) - 1, 1))
    arrive(pack, s, me, i)


@rule
def arrive(pack, s, me, station):
    """QD-LATER-41, 43: a station may be served; what is found there comes first, and may pay for the delivery."""
    find = find_at(s, station)
    if may_serve(pack, s, me, station) and (find != NOTHING or can_pay_delivery(pack, s, me, station)):
        push(s, DELIVER, me, station)
    if find != NOTHING:
        open_find(pack, s, me, find)
    if s.opened >= pack.mechanism_from[ROUND_TRIP]:
        note_station(pack, s, me, station)


@rule
def note_station(pack, s, me, station):
    """Card 8-R: whoever has entered all stations since the card was read gains a seal, once in the campaign."""
    if s.entered[me] == EVERY_STATION:
        return
    s.entered[me] |= 1 << station
    if s.entered[me] == EVERY_STATION:
        owe(s, me, pack.round_trip_gain, FROM_OTHER)


@rule
def may_serve(pack, s, me, station):
    """QD-LATER-12, 42, card 32: every station once in a game, but not the first one of the player's quarter."""
    if s.delivered[me] >> station & 1:
        return allows_second_delivery(pack, s, me, station)
    return station != first_station(s, me)


@rule
def owed_at(pack, station, good):
    """QD-LATER-42: how much of a good a delivery takes."""
    slot = station % SLOTS
    quarter = station // SLOTS
    amount = 0
    if good == pack.quarter_good[quarter]:
        amount += pack.delivery_here[slot]
    if good == pack.quarter_good[(quarter + 1) % QUARTERS]:
        amount += pack.delivery_next[slot]
    if good == BREAD:
        amount += pack.delivery_bread[slot]
    return amount


@rule
def can_pay_delivery(pack, s, me, station):
    """QD-LATER-42: whether a player has what the station takes."""
    for good in range(BREAD + 1):
        if s.goods[me][good] < owed_at(pack, station, good):
            return False
    return True


@rule
def refuse_deliver(pack, s, me, i, station):
    """QD-LATER-42: a delivery is paid; it may always be left."""
    if i == YES and not can_pay_delivery(pack, s, me, station):
        return DELIVERY_NOT_PAID
    return ALLOWED


@rule
def deliver(pack, s, me, i, station):
    """QD-LATER-42, card 32: pay, and gain what the station gives; then perhaps once more."""
    pop(s)
    if i == YES:
        for good in range(BREAD + 1):
            s.goods[me][good] -= owed_at(pack, station, good)
        if s.delivered[me] >> station & 1:
            s.second_delivery[me] = 0
        s.delivered[me] |= 1 << station
        if may_serve(pack, s, me, station):
            push(s, DELIVER, me, station)
        owe(s, me, pack.delivery_gain[station % SLOTS], FROM_OTHER)


@rule
def place_rider(s, seat):
    """QD-LATER-12: a rider begins every game on the first station of its quarter."""
    s.rider[seat] = first_station(s, seat) + 1
    s.delivered[seat] = 0
    s.second_delivery[seat] = 0
