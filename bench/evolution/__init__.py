"""How the weights of the estimate were found: planners with varied weights play against the best one so far.

QUEENSWRIGHT_RULES=numba python -m bench.evolution --minutes 10
"""
