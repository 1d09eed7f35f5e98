"""Migrations of older databases; run when a store is opened."""
