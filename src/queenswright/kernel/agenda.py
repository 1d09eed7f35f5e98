"""The agenda: a short stack of pending (step, seat, argument) in the record. Its top is what happens next.

Finishing a step pops it, effects push onto it. An empty agenda after a move means that the game is over.
These are rule functions; every game compiles its own copies for its own record type. Those that pack and read the
argument have free names for the bit positions of its parts (`argument.py`).
"""
# ruff: noqa: F821

AGENDA_DEPTH = 8
"""Enough for most games; a game whose effects nest deeper asks for more (`kernel_fields`)."""


def push(s, step, seat, argument):
    """Put a pending step on top of the agenda."""
    s.agenda_step[s.agenda_depth] = step
    s.agenda_seat[s.agenda_depth] = seat
    s.agenda_argument[s.agenda_depth] = argument
    s.agenda_depth += 1


def pop(s):
    """Remove the top entry and zero its fields, so that equal positions have equal bytes."""
    s.agenda_depth -= 1
    s.agenda_step[s.agenda_depth] = 0
    s.agenda_seat[s.agenda_depth] = 0
    s.agenda_argument[s.agenda_depth] = 0


def clear(s):
    """Drop everything that is pending."""
    while s.agenda_depth > 0:
        s.agenda_depth -= 1
        s.agenda_step[s.agenda_depth] = 0
        s.agenda_seat[s.agenda_depth] = 0
        s.agenda_argument[s.agenda_depth] = 0


def read_part(argument):
    """One part of an argument."""
    return argument >> SHIFT & MASK


def pack_two(first, second):
    """An argument of two parts."""
    return first | second << SECOND


def pack_three(first, second, third):
    """An argument of three parts."""
    return first | second << SECOND | third << THIRD


def pack_four(first, second, third, fourth):
    """An argument of four parts."""
    return first | second << SECOND | third << THIRD | fourth << FOURTH
