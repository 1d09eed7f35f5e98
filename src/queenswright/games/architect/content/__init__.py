"""What lies in the box: packs, options and house rules, the components as clients draw them."""
