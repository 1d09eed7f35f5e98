"""Do programs that others wrote learn in our environments? What needs PyTorch, in an environment of its own.

python -m proof.learners [--only NAME] sets up `.peers/learners` and runs what is listed in `__main__`.
"""
