"""What is in the box: packs, options and house rules, and the components as clients draw them."""
