"""What people are told: views, stories, descriptions, refusals in sentences, and what is sealed."""
