"""The values of the pack that rulebooks and research publish; no edition of a shipped pack changes them."""

from queenswright.kernel.published import Published

RULEBOOK = {
    "components.bonds": (28, "QA-COMP-15"),
    "components.starting_bonds": (2, "QA-SETUP-11"),
    "components.building_markers": (8, "QA-COMP-21"),
    "tokens.values": ([4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9], "QA-COMP-12"),
    "redeeming.talers_per_bond": (2, "QA-BANK-06"),
    "labour.craftsmen_per_taler": (2, "QA-LABOR-01"),
    "labour.bonus": (2, "QA-LABOR-02"),
    "travel.cost": ([0, 1, 3, 6, 10, 15], "QA-TRAVEL-02"),
    "tavern.fee": ([1, 3, 6, 10, 15, 21], "QA-TAVERN-06"),
    "sites.reduction": ([0, 2, 4, 6], "QA-BUILD-10"),
    "maximum.village": (10, "QA-BUILD-13"),
    "maximum.monastery": (15, "QA-BUILD-13"),
    "maximum.town": (20, "QA-BUILD-13"),
    "palace.performance": (15, "QA-PALACE-04"),
    "repairs.craftsmen": (3, "QA-REPAIR-02"),
    "bonuses.appreciation": ([1, 2, 3], "QA-BUILD-17"),
    "bonuses.talers": ([2, 3, 4], "QA-BUILD-18"),
}
RESEARCH = {
    "track.spaces": (9, "QA-COMP-36"),
    "billboard.hiring_cost": ([1, 2, 3, 4, 5], "QA-HIRE-20"),
    "billboard.jobs_left": ([1, 2, 3, 4, 5, 6], "QA-HIRE-21"),
    "moneychanger.bonds_at_once": ([1, 2, 3, 4], "QA-BANK-10"),
}
PUBLISHED = {
    path: Published(value, provenance, clause)
    for provenance, values in (("rulebook", RULEBOOK), ("research", RESEARCH))
    for path, (value, clause) in values.items()
}
