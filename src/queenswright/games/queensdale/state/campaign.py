"""The record of a campaign of The Rise of Queensdale.

One record holds the whole campaign: what lasts (epochs, dice, boroughs, towers, seals) beside what lasts one game.
What can be derived is not stored: fame is the sum of what was earned, the centre of the board is what neither bag nor
players have, which boards are open follows from `opened`. Bag and decks have no order: what is drawn is decided by the
hidden stream of chance at the moment of drawing.
"""

from queenswright.games.queensdale.state.board import CASTLE_ROOMS, FINDS, FIRST_LATER, SEGMENTS, SHRUBS, SPACE_KINDS
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, FAVOUR_CARDS, PILE, QUESTIONS, VOTES
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import (
    DICE,
    FACES,
    FAME_SOURCES,
    FIGURINES,
    GOODS,
    SEATS,
    SIDES,
    SITES,
    TOWER_SPACES,
    TYPES,
)
from queenswright.kernel.layout import Layout, kernel_fields

AGENDA_DEPTH = 24

STATE = Layout(
    "QueensdaleState",
    [
        *kernel_fields(AGENDA_DEPTH),
        ("games", "i2"),
        ("first_named", "i2"),
        ("quarter", "i1", (SEATS,)),
        ("caves", "i1"),
        ("ended", "i2"),
        ("game_number", "i2"),
        ("phase", "i2"),
        ("cursor", "i2"),
        ("order", "i1", (SEATS,)),
        ("ranking", "i1", (SEATS,)),
        ("opened", "i2"),
        ("round_number", "i2"),
        ("turn_number", "i2"),
        ("first_player", "i2"),
        ("turn_seat", "i2"),
        ("placed", "i2"),
        ("left_round", "i2"),
        ("epoch", "i1", (SEATS,)),
        ("ticked", "i1", (SEATS,)),
        ("aim", "i2", (SEATS,)),
        ("family", "i1", (SEATS,)),
        ("goods", "i2", (SEATS, len(GOODS))),
        ("seals", "i2", (SEATS,)),
        ("earned", "i2", (SEATS, len(FAME_SOURCES))),
        ("morale", "i1", (SEATS,)),
        ("figurines", "i1", (SEATS, len(FIGURINES))),
        ("bag", "i1", (len(FIGURINES),)),
        ("roles", "i1", (len(FIGURINES),)),
        ("huts", "i2", (SEATS,)),
        ("chosen_hut", "i1", (SEATS,)),
        ("scout", "i2", (SEATS,)),
        ("gathered", "i2", (SEATS,)),
        ("gathered_any", "i2"),
        ("dice", "i1", (SEATS, DICE, SIDES)),
        ("showing", "i1", (SEATS, DICE)),
        ("taken", "i1", (len(SPACE_KINDS),)),
        ("herb", "i1", (SHRUBS,)),
        ("reward", "i1", (SHRUBS,)),
        ("stock", "i1", (TYPES,)),
        ("site", "i1", (SEATS, SITES)),
        ("rank", "i1", (SEATS, SITES)),
        ("cleared", "i1", (SEATS,)),
        ("renovated", "i2", (SEATS,)),
        ("counters_used", "i1", (SEATS,)),
        ("tower", "i1", (SEATS, TOWER_SPACES)),
        ("tiles", "i8"),
        ("faces", "i1", (FACES,)),
        ("courier_deck", "i2"),
        ("courier_card", "i1"),
        ("clairvoyant_deck", "i2"),
        ("clairvoyant", "i1", (CLAIRVOYANT_CARDS,)),
        ("plunger", "i1"),
        ("plunger_used", "i2"),
        ("signal_used", "i2"),
        ("price", "i1", (len(GOODS),)),
        ("savings", "i2"),
        ("tomes", "i1", (SEATS,)),
        ("branch", "i1"),
        ("ballot", "i1", (SEATS,)),
        ("monument", "i1", (SEATS,)),
        ("gift_used", "i1", (SEATS,)),
        ("used", "i4", (SEATS,)),
        ("abilities", "i2", (SEATS,)),
        ("knowledge", "i2", (SEATS,)),
        ("pile", "i1", (PILE,)),
        ("pile_known", "i1", (PILE,)),
        ("knowledge_used", "i1", (SEATS,)),
        ("more_huts", "i1", (SEATS,)),
        ("tokens", "i1", (SEATS,)),
        ("ends_read", "i1"),
        ("last_end", "i1"),
        ("told_seats", "i1"),
        ("vote", "i1"),
        ("voted", "i1", (SEATS,)),
        ("votes", "i1", (len(VOTES),)),
        ("missed", "i1"),
        ("firsts", "i1", (SEATS,)),
        ("favours", "i1", (FAVOUR_CARDS,)),
        ("favours_due", "i1"),
        ("baked", "i2", (SEATS,)),
        ("fed", "i2", (SEATS,)),
        ("spent", "i2", (SEATS,)),
        ("crown", "i1", (SEATS,)),
        ("robbers", "i2", (SEATS,)),
        ("robbers_at_work", "i2"),
        ("cogwheel", "i1"),
        ("promise", "i4", (SEATS,)),
        ("promises_kept", "i1", (SEATS,)),
        ("faces_read", "i1", (SEATS,)),
        ("faces_shown", "i1"),
        ("orders", "i2"),
        ("segments", "i1", (SEGMENTS,)),
        ("built_in", "i1", (SEATS,)),
        ("rider", "i1", (SEATS,)),
        ("delivered", "i2", (SEATS,)),
        ("castle_rooms", "i1", (len(CASTLE_ROOMS),)),
        ("answer", "i1", (SEATS,)),
        ("unsealed", "i1"),
        ("opened_in", "i1", (EPOCHS,)),
        ("story", "i1"),
        ("stories", "i4"),
        ("stories_back", "i4"),
        ("herbs_found", "i1", (SEATS,)),
        ("finds", "i1", (FINDS,)),
        ("second_delivery", "i1", (SEATS,)),
        ("entered", "i2", (SEATS,)),
        ("start_epoch", "i1"),
        ("start_branch", "i1"),
        ("played_before", "i1"),
        ("sealed", "i1", (SEATS, len(QUESTIONS))),
        ("sealed_in", "i1", (SEATS, len(QUESTIONS))),
        ("sealed_now", "i1", (SEATS,)),
        ("tents", "i1"),
        ("action", "i1"),
        ("removed", "i8", (SEATS,)),
        ("friend", "i1", (SEATS,)),
    ],
    grown={
        **{"taken": (FIRST_LATER,), "stock": (49,), "faces": (29,)},
        **dict.fromkeys(("segments", "built_in"), ()),
        **dict.fromkeys(("rider", "delivered", "opened_in"), ()),
        **dict.fromkeys(("story", "stories", "stories_back", "herbs_found"), ()),
        **dict.fromkeys(("start_epoch", "start_branch", "played_before"), ()),
        **dict.fromkeys(("answer", "unsealed", "sealed", "sealed_in", "sealed_now"), ()),
        **dict.fromkeys(("tents", "action", "removed", "friend"), ()),
        **dict.fromkeys(("tomes", "branch", "ballot", "monument", "gift_used", "used", "abilities"), ()),
        **dict.fromkeys(("knowledge", "pile", "pile_known", "knowledge_used", "more_huts", "tokens"), ()),
        **dict.fromkeys(("ends_read", "last_end", "told_seats", "vote", "voted", "votes"), ()),
        **dict.fromkeys(("missed", "firsts", "favours", "favours_due", "baked", "fed", "spent"), ()),
        **dict.fromkeys(("crown", "robbers", "robbers_at_work"), ()),
        **dict.fromkeys(("cogwheel",), ()),
        **dict.fromkeys(("promise", "promises_kept"), ()),
        **dict.fromkeys(("faces_read", "faces_shown", "orders"), ()),
        **dict.fromkeys(("castle_rooms",), ()),
        **dict.fromkeys(("finds", "second_delivery", "entered"), ()),
    },
)
"""By field where it is not plain from its name; those from `tomes` on belong to mechanisms of later epochs
(`content/later.py`), and 0 is nothing in them:

games          option: stop after this many games (0: play to the end)
first_named    option: colour + 1 of the first starting player (0: chance)
start_epoch    option: the epoch in which the campaign is taken up (0: at its beginning)
start_branch   option: wall or road, where it is taken up after that vote
played_before  games that were played before it was taken up
quarter        option: the quarter of every seat (QD-SETUP-26), NOTHING beyond the players
caves          what follows from it: 0 none, 1 in quarters 0 and 2, 2 in quarters 1 and 3
ranking        the seats in the order of the last game that was over
order, cursor  the seats in the order of the phase that is going on, and how many of them are through
opened         the highest epoch whose cards were read
placed         1 once a die was placed in this turn
left_round     bit set of seats
aim            where the goal counter stands in this game
earned         fame of this game by source
roles          couriers used in this game, by the kind that they stood for
huts           bit set of herbs
chosen_hut     the free hut of the set-up until everybody has chosen (NOTHING: none yet)
gathered       tokens gathered in this round
gathered_any   bit set of seats that used GATHER_ANY_ONCE in this round
dice, showing  faces of every die; the face that lies up, NOTHING once the die is placed
taken          occupied spaces by kind
herb, reward   of the token on every shrub, NOTHING where it was gathered
stock          bit set of the ranks of every type that nobody has built
site, rank     type and rank of the building on every site in use, NOTHING on a free one
renovated      bit set of sites with an X counter
counters_used  X counters used in this game, also those built over
tower          tiles in the three tower spaces
tiles          bit set of the tower tiles on their boards
courier_card   the card in force, NOTHING without one
clairvoyant    the owner of every card, NOBODY while it is in the deck
plunger        its holder, NOBODY before it is in play
plunger_used, signal_used   bit sets of seats in this game
price          what is left to pay of the build action that is going on
savings        what the craftsman just used still saves, or the die with which a build action began
branch         NO_BRANCH, WALL or ROAD (QD-LATER-11)
ballot         where the tokens of a seat lie until all votes are opened: a place in BALLOTS + 1
monument       stages of the family's monument
gift_used      1 once the first craftsman (anvil) or the free re-roll (lantern) of this game is used
used           bit set of USED
abilities      bit set of the cards 7 to 14 that work for the player
knowledge      bit set of the cards that a seat has
pile           card + 1 of those that were looked at and put back, the next one first; 0 behind the last. What is in it
               was put below the cards that nobody has seen; the two that somebody looks at now are its last
pile_known     bit set of the seats that have looked at each of them
knowledge_used bit set of ONCE
more_huts      bit set of herbs: what a seat has chosen in the set-up beyond its first hut
tokens         tokens gathered in this game
opened_in      the game before which each epoch was opened
ends_read      epoch end cards that were read
last_end       the epoch whose end card was read after the last game
told_seats     bit set of the seats that get what it brings to the set-up
vote, voted    the vote that is going on, and what every seat has voted for, hidden until all have (both + 1)
votes          what was decided (the option + 1)
missed         bit set of the seats that missed their goal in the last game
firsts         bit set of what a seat has done for the first time in this game (FIRSTS)
favours        the owner + 1 of each royal favour, cards 39 to 42
favours_due    bit set of those that wait for somebody to miss a goal
baked, fed, spent   bakery actions, feedings of the poor and seals given to the grocer, in the whole campaign
crown          fame with which the next game begins
robbers        bit set of tokens on hand
robbers_at_work   bit set of used tokens whose effect waits for the die of this turn
cogwheel       the number of the sector that is shown
promise        bit set of PROMISE_PARTS: what was done for the family's promise in this game, or of a key in this round
promises_kept  games in which the promise was kept
faces_read     bit set of the number cards of faces that a seat has read
faces_shown    those that everybody knows because the face was used
orders         bit set of the orders on space J that nobody has fulfilled
segments       seat + 1 of the builder of every segment of wall or road; that of the road joins its station to the next
built_in       bit set of the quarters in which a seat has built a segment of the wall in this game
rider          station + 1 of a seat's rider; stations are numbered like segments, three for each quarter
delivered      bit set of the stations that a seat has served in this game
castle_rooms   seat + 1 of whoever furnished a castle room, 0 for nobody
answer         the pair of herbs that a seat has named to card 47 or 48, until all answers are opened: a place in
               PAIR_HERBS + 1
unsealed       bit set of the QUESTIONS whose answers have been opened
story          card + 1 of the story card that was read before this game
stories        bit set of the story cards that were ever read
stories_back   those of them that are in their deck again
tents          bit set of the quarters in whose tents there is bread for a foreign scout
action         kind + 1 of the space whose action was carried out in this turn, while a story card lets it be repeated
removed        bit set of the tower tiles that a seat has replaced
friend         tile + 1 of the removed tower tile that a seat has used in this game
herbs_found    bit set of the herbs of which a seat has gathered a token in this game, while a story card asks for it
finds          seat + 1 of whoever has opened each find of wall or road
second_delivery   1 while a seat may deliver once more at the station of its find (card 32)
entered        bit set of the stations that a seat's rider has entered since card 8-R was read
sealed         what a seat has written into the casebook, by question: the number of the answer (FIRST_ANSWER) + 1
sealed_in      the epoch in which it has written that
sealed_now     bit set of the QUESTIONS to which a seat has sealed an answer before this game
"""
