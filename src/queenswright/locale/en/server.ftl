# What the server says to people.
server-too-fast = That was too fast: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-bad-name = A name has 1 to { $longest } printable characters.
server-bad-password = A password has { $shortest } to { $longest } characters.
server-name-taken = Another account has the name { $name }.
server-name-first = Say your name first.
server-no-session = Your visit is not known here. Load the page again.
server-bad-csrf = This did not come from a page of this server. Load the page again.
server-bad-login = Name or password is wrong.
server-no-language = There is no such language; there are: { $languages }.
server-no-game = There is no game { $game } here.
server-no-pack = There is no pack { $pack }; there are: { $packs }.
server-pack-missing = The pack { $pack } ({ $digest }) of this game is not here.
server-no-table = There is no such table, or it is private.
server-no-bot = There is no bot { $bot } here; there are: { $bots }.
server-players = This game is for { $counts } players.
server-not-found = There is nothing here.
server-bad-input = { $where }: { $problem }
server-no-move = That is no move: { $problem }
server-bad-command = This was not understood: { $problem }
server-bad-request = This was not understood: { $problem }
server-too-large = That is too large.
server-no-text = That is no text.
server-record-long = This record has { $moves } moves; at most { $most } can be replayed here.
server-not-your-seat = That is not your seat.
server-not-at-table = You do not sit at this table.
server-not-over = The game is not over yet.
server-hint-busy = A hint is being thought out already.
server-too-many-sockets = You have { $most } tables open already.
server-try-again = Somebody else was faster. Try again.
server-unavailable = The database does not answer. Try again in a moment.
server-error = Something went wrong in the server. Your game is kept.
serve-local = Your table: { $address } (Ctrl-C ends it; games are kept)
serve-online = Queenswright serves on { $address } (Ctrl-C ends it)
serve-needs-text = { $option } is for the terminal: use it together with --text
serve-workers = found { $count }; several processes need --database postgresql://...
serve-port = cannot listen on { $host } port { $port }: { $problem }
server-only-bots = A table needs at least one person.
