"""QD-EPOCH-22: what the table decides, with one vote each; nobody sees a vote before all have voted."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_SUCH_OPTION
from queenswright.games.queensdale.rules.tie import BY_GOAL, first_in_order
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import MOST_OPTIONS, VOTE


@rule
def put_vote(s, vote):
    """QD-EPOCH-22: everybody is asked; the first seat answers first, but all answers are opened together."""
    s.vote = vote + 1
    for seat in range(s.players):
        push(s, VOTE, s.players - 1 - seat, vote)


@rule
def refuse_vote(pack, i, vote):
    """One of the options of the vote."""
    if i >= pack.vote_options[vote]:
        return NO_SUCH_OPTION
    return ALLOWED


@rule
def cast_vote(s, me, i):
    """QD-EPOCH-22: what a player votes for."""
    pop(s)
    s.voted[me] = i + 1


@rule
def votes_for(s, option):
    """How many players have voted for an option."""
    count = 0
    for seat in range(s.players):
        if s.voted[seat] == option + 1:
            count += 1
    return count


@rule
def restore_ranking(s):
    """The order of the check list after a game is the ranking."""
    for place in range(s.players):
        s.order[place] = s.ranking[place]


@rule
def count_votes(pack, s):
    """QD-EPOCH-22: the majority decides; on a tie the player with the lowest goal, who has voted for a tied option.

    With at most four players and three options every vote of a tie is for one of the tied options.
    """
    most = 0
    best = 0
    tied = False
    for option in range(MOST_OPTIONS):
        votes = votes_for(s, option)
        if votes > most:
            most = votes
            best = option
            tied = False
        elif votes == most:
            tied = True
    if tied:
        best = s.voted[first_in_order(pack, s, BY_GOAL)] - 1
    s.votes[s.vote - 1] = best + 1
    s.vote = 0
    for seat in range(s.players):
        s.voted[seat] = 0
