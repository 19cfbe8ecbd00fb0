"""A second, slow telling of the rules, for comparison: sets and loops over coordinates.

Nothing here uses the kernel. A domain is a list of (colour, kind, x, y, level), with x and y in
half steps; groups are found by union-find, legal actions by trying everything.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

Tile = tuple[int, int, int, int, int]

KINDS = ("jackal", "scarab", "falcon", "two", "warehouse", "scribe", "desert")
NAMES = ("blue", "white", "black", "green", "red", "ankh")
LETTERS = "bwkgra"


def adjacent(a: Tile, b: Tile) -> bool:
    """Sharing a side on one level, or lying on one another."""
    dx, dy, levels = abs(a[2] - b[2]), abs(a[3] - b[3]), abs(a[4] - b[4])
    return (dx, dy, levels) in ((0, 2, 0), (2, 0, 0), (1, 1, 1))


class Union:
    """Union-find over the positions of a list."""

    def __init__(self, size: int) -> None:
        self.parent = list(range(size))

    def find(self, i: int) -> int:
        while self.parent[i] != i:
            i = self.parent[i]
        return i

    def join(self, i: int, j: int) -> None:
        self.parent[self.find(i)] = self.find(j)


def group_sizes(tiles: list[Tile], trait: int) -> list[int]:
    """The sizes of all groups by colour (trait 0) or by animal (trait 1)."""
    chosen = [tile for tile in tiles if trait == 0 or tile[1] < 3]
    union = Union(len(chosen))
    for i, a in enumerate(chosen):
        for j in range(i):
            if a[trait] == chosen[j][trait] and adjacent(a, chosen[j]):
                union.join(i, j)
    return sorted(Counter(union.find(i) for i in range(len(chosen))).values())


def points(tiles: list[Tile], colours: list[int], animals: list[int], bonus: int) -> list[int]:
    """Points on tiles, for bonus tokens, animals and colours, from the sizes of the groups."""
    return [
        2 * sum(tile[1] == 3 for tile in tiles),
        3 * bonus,
        sum(size for size in animals if size > 1),
        sum(size for size in colours if size > 1),
    ]


def token_points(stock: list[int], stored: int, edition: str) -> int:
    """A point for three tokens, ankhs included but in the Spanish edition."""
    return (sum(stock[:5]) + stored + (0 if edition == "es" else stock[5])) // 3


# -- legal actions from a view ----------------------------------------------------------------


def number(halves: int) -> str:
    return str(halves // 2) if halves % 2 == 0 else f"{halves / 2:.1f}"


def spot(x: int, y: int, level: int) -> str:
    return f"{number(x)},{number(y)}" + ("^2" if level == 2 else "")


def tiles_of(domain: dict[str, Any]) -> list[Tile]:
    return [
        (
            NAMES.index(t["colour"]),
            KINDS.index(t["kind"]),
            round(2 * t["x"]),
            round(2 * t["y"]),
            t["level"],
        )
        for t in domain["tiles"]
    ]


def free_ground(tiles: list[Tile]) -> set[tuple[int, int, int]]:
    """Ground places beside a ground tile."""
    ground = {(x, y) for _, _, x, y, level in tiles if level == 0}
    around = {
        (x + 2 * i, y + 2 * j) for x, y in ground for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    return {(x, y, 0) for x, y in around - ground}


def beneath(tiles: list[Tile], x: int, y: int, level: int) -> list[Tile]:
    """The tiles under a place."""
    return [t for t in tiles if t[4] == level - 1 and abs(t[2] - x) == abs(t[3] - y) == 1]


def free_upper(tiles: list[Tile], floors: int) -> set[tuple[int, int, int]]:
    """Free places above full squares of four."""
    taken = {t[2:] for t in tiles}
    corners = {(t[2] + 1, t[3] + 1, t[4] + 1) for t in tiles}
    return {c for c in corners - taken if len(beneath(tiles, *c)) == 4 and c[2] <= floors}


def covered(tiles: list[Tile], tile: Tile) -> bool:
    return any(tile in beneath(tiles, *other[2:]) for other in tiles)


def legal_texts(view: dict[str, Any]) -> set[str]:
    """The texts of all legal actions of the seat to act."""
    if view["acting"] is None:
        return set()
    domain = view["domains"][view["acting"]]
    if view["phase"] == "return":
        return returns(domain, view["surplus"])
    found = set()
    if view["phase"] == "main":
        supply = Counter(view["supply"])
        for three in combinations_with_replacement(LETTERS, 3):
            if Counter(three) <= supply:
                found.add("take " + " ".join(three))
        found |= purchases(view, domain)
    else:
        found.add("end")
    if view["spendable"]:
        found |= refreshes(view)
        found |= moves(view, domain)
    return found


def returns(domain: dict[str, Any], surplus: dict[str, int]) -> set[str]:
    held = [domain["tokens"][letter] for letter in LETTERS]
    found = set()
    for back in product(*(range(count + 1) for count in held)):
        if sum(back[:5]) == surplus["resources"] and back[5] == surplus["ankhs"]:
            letters = [LETTERS[t] for t in range(6) for _ in range(back[t])]
            found.add("return " + " ".join(letters))
    return found


def purchases(view: dict[str, Any], domain: dict[str, Any]) -> set[str]:
    tiles = tiles_of(domain)
    purse = Counter({letter: domain["tokens"][letter] for letter in LETTERS[:5]})
    purse.update(domain["stored"])
    ground = free_ground(tiles) if tiles else {(0, 0, 0)}
    upper = free_upper(tiles, 1 if view["edition"] == "fr" else 9)
    found = set()
    for column, offered in enumerate(view["columns"], 1):
        if offered["tile"] is None:
            continue
        price = Counter(offered["markers"])
        if price <= purse:
            found |= {f"buy {column} @{spot(*place)}" for place in ground}
        for spared in price:
            if price - Counter([spared]) <= purse:
                colour = NAMES.index(offered["tile"]["colour"])
                found |= {
                    f"buy {column} @{spot(*place)} spare {spared}"
                    for place in upper
                    if any(t[0] == colour for t in beneath(tiles, *place))
                }
    return found


def refreshes(view: dict[str, Any]) -> set[str]:
    offer = [column["tile"] is not None for column in view["columns"]]
    sizes = [pile["size"] for pile in view["piles"]]
    removes = len(view["domains"]) == 2 and any(offer)
    slides = offer != sorted(offer, reverse=True)
    draws = not all(offer) and sum(sizes) > 0
    if not (removes or slides or draws):
        return set()
    return {f"refresh {pile + 1}" for pile in (0, 1) if sizes[pile]} or {"refresh 1"}


def moves(view: dict[str, Any], domain: dict[str, Any]) -> set[str]:
    tiles = tiles_of(domain)
    found = set()
    for tile in tiles:
        if covered(tiles, tile):
            continue
        rest = [other for other in tiles if other != tile]
        if tile[4] == 0:
            places = free_ground(rest)
        else:
            places = free_upper(rest, 1 if view["edition"] == "fr" else 9)
        found |= {f"move {spot(*tile[2:])} {spot(*place)}" for place in places - {tile[2:]}}
    return found
