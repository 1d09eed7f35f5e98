"""How an older database becomes one of today; run when a store is opened."""
