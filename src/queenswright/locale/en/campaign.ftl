# Campaigns: games that last for several evenings.

# Making one and going on with it.
campaign-made = The campaign { $name } is ready. It begins with: queenswright campaign play { $name }
campaign-none = There is no campaign yet. One begins with: queenswright campaign new NAME
campaign-unknown = found { $found }; there is no such campaign. Kept are: { $names }
campaign-welcome = Campaign { $name }: { $game } with { $names }, game { $number }.
campaign-welcome-over = Campaign { $name }: { $game } with { $names }; the campaign is over.
campaign-continue = Campaign { $name } is waiting in game { $number }. Continue it?
campaign-goodbye = Nothing is lost: "queenswright campaign play { $name }" goes on from here.
campaign-kept-at = The log of the campaign:
    { $path }
campaign-torn = The last line of { $path } was cut off in the middle, so it does not count; everything before it does.
campaign-shortened = { $path } has fewer lines than when it was last played; the play goes on from the last line that is there.
campaign-cannot-keep = The last move could not be written to the log, so it does not count and the sitting ends here.
campaign-no-load = A campaign goes on in its own log; leave it with "quit" to play something else.
campaign-substituted = { $name } plays { $seat } from now on and takes over everything that belongs to this seat.
campaign-wrong-substitute = found { $found }; expected is SEAT=NAME with one of the seats: { $seats }
campaign-unknown-bot = the bot { $name } is not known here; --bot names the class it comes from, --substitute somebody else
campaign-raised = From now on version { $version } of the rules is played.
campaign-newer-rules = There is a newer version of the rules ({ $version }); --newest-rules plays on by it. This campaign keeps its own.

# Looking at campaigns.
campaign-column-name = campaign
campaign-column-number = now
campaign-column-standing = standing
campaign-column-players = players
campaign-column-played = last played
campaign-over = over
campaign-who = { $names }. Begun { $date }, last played { $played }.
campaign-begun = Begun { $date }.
campaign-now = Game { $number }, { $moves ->
    [one] one move so far.
   *[other] { $moves } moves so far.
}
campaign-chronicle = Chronicle
campaign-chapter = Game { $number }
campaign-places = Places: { $places }
campaign-went-back = { $count ->
    [one] The players went back once; the log keeps what they left.
   *[other] The players went back { $count } times; the log keeps what they left.
}

# Exports.
campaign-only-players = only an export for players can be JSON
campaign-file-exists = exists already; --to names another file
campaign-exported-host = The whole campaign with its secret key is in the file below. Whoever reads it knows what is to come.
    { $path }
campaign-exported-players = What everybody may know is in this file:
    { $path }
campaign-name-taken = a campaign { $name } exists already; choose another name
campaign-imported = { $moves ->
    [one] The campaign { $name } was checked: one move.
   *[other] The campaign { $name } was checked: { $moves } moves.
} It goes on with: queenswright campaign play { $name }

# Going back.
campaign-no-such-game = found { $found }; played are: { $games }
campaign-no-game-yet = no game has begun yet; found { $found }
campaign-back-warning = { $moves ->
    [one] Going back to before game { $number } takes one move out of play. It stays in the log. What it revealed is known now.
   *[other] Going back to before game { $number } takes { $moves } moves out of play. They stay in the log. What they revealed is known now.
}
campaign-back-sure = Go back?
campaign-back-left = Everything stays as it is.
campaign-back-done = Game { $number } begins again. Line { $line } of the log says so.

# What only one player may read.
cli-command-secrets = secrets
cli-help-secrets = what only you may read, when nobody else looks
cli-secrets-none = There is nothing that only { $name } may read.
cli-secrets-ask = Only { $name } may look now. { $name }, press Enter:
cli-secrets-done = Press Enter when you have read it:
