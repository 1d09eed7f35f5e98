"""Facts of each campaign, and charts of many."""
