"""Where the places of a map are drawn: the pack's coordinates, moved apart until labels and roads have room.

A pack draws its maps on a canvas of 1000 x 500; tables draw them on 1000 x 400, each place with a name and its sites
in a box of about 120 x 60. The result depends only on the map.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from queenswright.games.architect.content.maps import Map

WIDTH, HEIGHT = 1000, 400
PACK_HEIGHT = 500
BOX_WIDTH, BOX_HEIGHT = 120, 60
MARGIN_X, MARGIN_Y = 62, 34
GAP_X, GAP_Y = BOX_WIDTH + 6, BOX_HEIGHT + 6
ROAD_GAP = BOX_HEIGHT / 2 + 4
ROUNDS = 400
STILL = 0.05

Point = list[float]


@lru_cache(maxsize=8)
def drawn_places(board: Map) -> tuple[tuple[int, int], ...]:
    """Coordinates of every place, in the order of the map's locations."""
    points = [[float(place.x), place.y * HEIGHT / PACK_HEIGHT] for place in board.locations]
    for _ in range(ROUNDS):
        pushes = [[0.0, 0.0] for _ in points]
        _push_boxes(points, pushes)
        _push_off_roads(board, points, pushes)
        if all(abs(x) < STILL and abs(y) < STILL for x, y in pushes):
            break
        for point, push in zip(points, pushes, strict=True):
            point[0] = min(max(point[0] + push[0], MARGIN_X), WIDTH - MARGIN_X)
            point[1] = min(max(point[1] + push[1], MARGIN_Y), HEIGHT - MARGIN_Y)
    return tuple((round(x), round(y)) for x, y in points)


def _push_boxes(points: list[Point], pushes: list[Point]) -> None:
    """Move overlapping boxes apart in the direction in which they overlap less."""
    for a, b in combinations(range(len(points)), 2):
        dx, dy = points[b][0] - points[a][0], points[b][1] - points[a][1]
        over_x, over_y = GAP_X - abs(dx), GAP_Y - abs(dy)
        if over_x <= 0 or over_y <= 0:
            continue
        axis = 0 if over_x < over_y else 1
        amount = min(over_x, over_y) / 4 * (1 if (dx, dy)[axis] >= 0 else -1)
        pushes[a][axis] -= amount
        pushes[b][axis] += amount


def _push_off_roads(board: Map, points: list[Point], pushes: list[Point]) -> None:
    """Move a place up or down if a road between other places runs through it."""
    for a, b in board.streets:
        (ax, ay), (bx, by) = points[a], points[b]
        length = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
        for place, (x, y) in enumerate(points):
            if place in (a, b):
                continue
            along = min(max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0.0), 1.0)
            off_x, off_y = x - (ax + along * (bx - ax)), y - (ay + along * (by - ay))
            if abs(off_x) < BOX_WIDTH / 2 and abs(off_y) < ROAD_GAP:
                amount = (ROAD_GAP - abs(off_y)) / 6 * (1 if off_y >= 0 else -1)
                pushes[place][1] += amount
                pushes[a][1] -= amount / 3
                pushes[b][1] -= amount / 3
