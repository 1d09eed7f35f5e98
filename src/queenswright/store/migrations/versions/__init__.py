"""One file for every step of the schema, in order."""
