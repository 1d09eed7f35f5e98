"""Tables of this machine's database, as the terminal uses them."""
