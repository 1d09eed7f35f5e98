# What the server says to people.
server-too-fast = Too many requests: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-bad-name = A name has 1 to { $longest } printable characters.
server-bad-password = A password has { $shortest } to { $longest } characters.
server-name-taken = The name { $name } belongs to another account.
server-name-first = Choose a name first.
server-no-session = The server does not recognise your session. Please reload the page.
server-bad-csrf = This request did not come from a page of this server. Please reload the page.
server-bad-login = The name or the password is wrong.
server-no-language = This language is not available; available languages: { $languages }.
server-no-game = There is no game called { $game } here.
server-no-try = The rulebook has no such position.
server-no-pack = There is no pack called { $pack }; available packs: { $packs }.
server-pack-missing = This game needs the pack { $pack } ({ $digest }), which is not available here.
server-no-table = There is no such table, or it is private.
server-table-unreadable = This table cannot be opened at the moment: what is stored of it does not fit the rules here ({ $reason }). Nothing is lost; whoever runs the server will be told.
server-no-bot = There is no bot called { $bot } here; available bots: { $bots }.
server-players = This game is for { $counts } players.
server-not-found = There is nothing here.
server-bad-input = { $where }: { $problem }
server-no-move = That is not a move: { $problem }
server-bad-command = This was not understood: { $problem }
server-bad-request = This was not understood: { $problem }
server-too-large = That is too large.
server-no-text = That is not text.
server-record-long = This record has { $moves } moves; at most { $most } can be replayed here.
server-record-start = This record starts from a prepared position. A game of { $title } can only be replayed here from its set-up: otherwise a record could open what is still sealed.
server-no-page = There is no page { $page }: this replay has { $pages }.
server-busy = A lot is going on here just now. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-campaign-secret = Somebody else plays at this table too, so its file stays secret until the game is over: it holds the key that decides every random event.
server-campaign-local = A campaign file can be opened on your own machine only (queenswright play).
server-no-campaign = This game started from a prepared position or has not started yet, so it cannot be written to a file.
server-not-your-seat = That is not your seat.
server-not-at-table = You are not sitting at this table.
server-not-over = The game is not over yet.
server-hint-busy = A hint is already on its way.
server-hint-others = Other people play along: hints are for games against bots and for lessons only.
server-too-many-sockets = You already have { $most } tables open.
server-try-again = Somebody else was faster. Try again.
server-unavailable = The database is not responding. Try again in a moment.
server-error = Something went wrong on the server. Your game is safe.
serve-local = Your table: { $address } (Ctrl-C stops it; games are kept)
serve-online = Queenswright is running at { $address } (Ctrl-C stops it)
serve-needs-text = { $option } is for the terminal: use it with --text
serve-workers = got { $count }, expected 1: several processes need --database postgresql://...
serve-port = cannot listen on { $host } port { $port }: { $problem }
server-only-bots = A table needs at least one person.
server-many-waiting = { $most } of your public tables are waiting for players already. Make a private one, or wait until somebody joins you.
server-has-account = You already have an account; its password is changed with the old one.
server-no-account = You have no account here.
server-wrong-password = That is not your password.
server-bad-code = The name or the code is wrong, or the code has been used already.
server-bad-link = This link has been used already or is too old. Ask for a new one.
server-bad-mail = That is not an email address.
server-no-mail = This server does not send email.
mail-recover =
    Somebody, probably you, wants a new password for the account { $name }.
    This link lets you choose one; it works once, for half an hour:
    { $link }
    If it was not you, do nothing.
mail-confirm =
    This address is to be used for recovering the account { $name }.
    This link confirms it; it works once, for half an hour:
    { $link }
    If it was not you, do nothing.
server-no-lesson = There is no lesson for { $game }.
