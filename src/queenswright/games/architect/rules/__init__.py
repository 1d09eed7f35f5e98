"""The rules of Queen's Architect, one module per chapter of the rulebook."""
