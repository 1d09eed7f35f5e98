"""What people are told: views, stories, descriptions, the amounts in refusals."""
