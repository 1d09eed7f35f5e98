"""Load on a server: whole games of four people are replayed over sockets of their own (`python -m bench.load`)."""
