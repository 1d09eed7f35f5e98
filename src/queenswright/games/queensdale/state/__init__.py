"""What is played with, by name and number, and the two records: that of a campaign and that of a content pack."""
