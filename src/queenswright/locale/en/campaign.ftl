# Campaigns: games that last for several evenings.

# Creating and continuing one.
campaign-made = The campaign { $name } is ready. To start it: queenswright campaign play { $name }
campaign-none = There is no campaign yet. To create one: queenswright campaign new NAME
campaign-unknown = got { $found }, expected one of the campaigns: { $names }
campaign-welcome = Campaign { $name }: { $game } with { $names }, game { $number }.
campaign-welcome-over = Campaign { $name }: { $game } with { $names }; the campaign is over.
campaign-continue = Campaign { $name } is waiting in game { $number }. Continue it?
campaign-goodbye = Nothing is lost: "queenswright campaign play { $name }" continues from here.
campaign-kept-at = The campaign is kept. To write its log to a file: queenswright campaign export { $name } --for host
campaign-torn = The last line of { $path } was cut off, so it does not count; everything before it does.
campaign-no-file = started from a prepared position or has not started yet, so it cannot be written to a file
campaign-no-load = A campaign is kept in its own log; leave it with "quit" to play something else.
campaign-substituted = { $name } plays { $seat } from now on and takes over everything that belongs to that seat.
campaign-wrong-substitute = got { $found }, expected SEAT=NAME with one of the seats: { $seats }
campaign-unknown-bot = the bot { $name } is unknown; name its class with --bot, or replace it with --substitute
campaign-raised = From now on, version { $version } of the rules applies.
campaign-newer-rules = There is a newer version of the rules ({ $version }); --newest-rules switches to it. This campaign keeps its own version until then.

# Looking at campaigns.
campaign-column-name = campaign
campaign-column-number = now
campaign-column-standing = standing
campaign-column-players = players
campaign-column-played = last played
campaign-over = over
campaign-who = { $names }. Started { $date }, last played { $played }.
campaign-begun = Started { $date }.
campaign-now = Game { $number }, { $moves ->
    [one] one move so far.
   *[other] { $moves } moves so far.
}
campaign-chronicle = History
campaign-chapter = Game { $number }
campaign-places = Places: { $places }
campaign-went-back = { $count ->
    [one] The players went back once; the log keeps the moves they left behind.
   *[other] The players went back { $count } times; the log keeps the moves they left behind.
}

# Exports.
campaign-only-players = only an export for players can be JSON
campaign-file-exists = already exists; choose another file with --to
campaign-exported-host = The whole campaign, with its secret key, is in the file below. Anybody who reads it can see everything that is still hidden.
    { $path }
campaign-exported-players = What everybody may know is in this file:
    { $path }
campaign-name-taken = a campaign called { $name } already exists; choose another name
campaign-imported = { $moves ->
    [one] The campaign { $name } was checked: one move.
   *[other] The campaign { $name } was checked: { $moves } moves.
} To continue it: queenswright campaign play { $name }

# Going back.
campaign-no-such-game = got { $found }, expected one of the games played: { $games }
campaign-no-game-yet = got { $found }, but no game has started yet
campaign-back-warning = { $moves ->
    [one] Going back to before game { $number } takes one move out of play. The move stays in the log, and what it revealed stays known.
   *[other] Going back to before game { $number } takes { $moves } moves out of play. They stay in the log, and what they revealed stays known.
}
campaign-back-sure = Go back?
campaign-back-left = Nothing has changed.
campaign-back-done = Game { $number } begins again; this is line { $line } of the log.

# What only one player may read.
cli-command-secrets = secrets
cli-help-secrets = what only you may read, while nobody else is looking
cli-secrets-none = There is nothing that only { $name } may read.
cli-secrets-ask = Only { $name } may look now. { $name }, press Enter:
cli-secrets-done = Press Enter when you have read it:
campaign-character = { $seat }: { $name } ({ $portrait }), arms: { $arms }
