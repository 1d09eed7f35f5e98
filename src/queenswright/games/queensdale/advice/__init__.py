"""What a hint says: why the turn that the bot would play is good."""
