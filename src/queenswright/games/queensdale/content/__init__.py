"""What a pack holds: reading it, the map, buildings, faces, tiles, cards, their effects, names and options."""
