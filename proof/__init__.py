"""Proofs that run too long for `make test`: mutation of the rules, fuzzing of everything that reads input."""
