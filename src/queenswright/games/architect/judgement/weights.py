"""The weights of the estimate: for every measure one at the foot of the track and one at its end.

Found by letting the planner play against itself with varied weights and keeping what won (docs/bots.md). 64 doubles the
odds of winning.
"""

WEIGHTS = {
    "steps": (-18.82, -10.63),
    "points": (-16.03, -21.67),
    "performance": (0.9, 6.17),
    "next_performance": (2.09, 4.73),
    "later_performance": (4.14, -1.6),
    "jobs": (1.27, 3.49),
    "crew": (5.18, 3.69),
    "guilds": (8.13, 8.01),
    "talers": (5.88, 8.19),
    "more_talers": (3.43, 2.83),
    "ready_bonds": (4.84, 1.47),
    "other_bonds": (1.64, -0.61),
    "confidence": (8.52, -0.9),
    "site_here": (2.65, 2.08),
    "best_site": (0.08, 1.06),
    "sites_around": (1.39, 0.01),
    "repairs": (1.15, -1.08),
    "rested_guilds": (0.61, 1.33),
    "tired": (-2.15, -0.69),
    "construct_next": (-0.21, 3.01),
    "travel_next": (1.28, 0.8),
    "hire_next": (2.39, 0.39),
    "on_labour": (-2.4, -1.94),
    "on_hire": (-1.26, -1.29),
    "on_bank": (1.55, -1.65),
    "on_travel": (-1.65, -0.73),
    "on_tavern": (-1.88, 0.14),
    "turns_to_wait": (-0.57, 1.05),
    "at_end": (-1.44, 19.95),
    "missing": (0.27, -10.42),
    "way_home": (1.47, -5.02),
    "ready": (-1.85, 78.4),
    "contribution": (10, 20),
    "beaten": (-300, -300),
}
