"""Tables of this machine's database, as the terminal sits at them."""
