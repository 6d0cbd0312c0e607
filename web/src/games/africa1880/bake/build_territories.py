#!/usr/bin/env python3
"""Makes territories.geojson: the outlines of the thirty-two territories, and of Madagascar.

The printed board has not been seen: this is a reconstruction. Present-day states are merged, four
of them cut, and the result is compared with the board file: each border and each coast the rules
know must be there in the geometry, and no other. Run by hand; the result is committed.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    pip install shapely              (2.1 or newer)
    python3 build_territories.py package/countries-50m.json

Source: Natural Earth 4.1.0, public domain, through npm world-atlas 2.0.2.
"""
import json, math, pathlib, sys, tomllib
from shapely import coverage_is_valid, coverage_simplify
from shapely.geometry import MultiPolygon, Polygon, box, mapping
from shapely.ops import polygonize, unary_union

HERE = pathlib.Path(__file__).parent
BOARD = HERE / "../../../../../crates/africa1880/data/board.toml"
TOLERANCE = 0.05      # degrees; how much the drawing may differ from the source
MIN_BORDER_KM = 15    # states that touch for less are not neighbours
MIN_COAST_KM = 10
MIN_ISLAND_KM2 = 300

# What each territory is made of, by ISO 3166-1 alpha-3; "DZA@north" is a piece of a cut state.
PARTS = {
    "ABY": "ETH", "ALX": "EGY", "ALG": "DZA@north", "ANG": "AGO@main", "BEC": "BWA", "CMR": "CMR",
    "CAP": "ZAF@cape", "CON": "COD@north AGO@cabinda", "COR": "CIV GHA", "DAH": "TGO BEN",
    "DAK": "SEN GMB GNB MRT", "DAM": "NAM", "EQU": "SSD UGA", "FRE": "GIN SLE LBR",
    "GAB": "GAB GNQ COG", "KAT": "COD@katanga", "KHA": "SDN", "LAG": "NGA", "MAR": "MAR ESH",
    "MAS": "ERI DJI", "MOG": "SOM SOL", "MOM": "KEN", "MOZ": "MOZ", "NAT": "ZAF@natal LSO SWZ",
    "NIG": "NER", "SAH": "DZA@south", "TCH": "TCD CAF", "TOM": "MLI BFA", "TRI": "LBY",
    "TUN": "TUN", "ZAM": "ZMB ZWE MWI", "ZAN": "TZA RWA BDI",
}
# Cut states: the piece inside the ring, the ring by longitude and latitude, and the rest.
CUTS = {
    "DZA": ("south", box(-30, -40, 60, 32.5), "north"),
    "COD": ("katanga", box(22.0, -15, 32.5, -5.2), "north"),
    "ZAF": ("natal", Polygon([
        (23.0, -20), (23.0, -26.9), (24.6, -28.0), (24.7, -29.5), (25.4, -30.7), (28.3, -30.78),
        (29.3, -30.72), (31.0, -31.5), (36, -31.5), (36, -20)]), "cape"),
    "AGO": ("cabinda", box(11.0, -5.85, 13.3, -4.0), "main"),
}
# The numbers world-atlas uses. ISR and PSE only tell Egypt's land border from its coast.
NUMBERS = dict(zip(
    "012 024 204 072 854 108 120 140 148 178 180 384 262 818 226 232 748 231 266 270 288 324 624 "
    "404 426 430 434 454 466 478 504 508 516 562 566 646 686 694 706 710 728 729 834 768 788 800 "
    "732 894 716 450 376 275".split(),
    "DZA AGO BEN BWA BFA BDI CMR CAF TCD COG COD CIV DJI EGY GNQ ERI SWZ ETH GAB GMB GHA GIN GNB "
    "KEN LSO LBR LBY MWI MLI MRT MAR MOZ NAM NER NGA RWA SEN SLE SOM ZAF SSD SDN TZA TGO TUN UGA "
    "ESH ZMB ZWE MDG ISR PSE".split()))
BESIDE = ("ISR", "PSE")
UNPLAYABLE = "MDG"


def states(path):
    """The states of a topology as shapes, by alpha-3."""
    topology = json.loads(pathlib.Path(path).read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((round(x * sx + tx, 6), round(y * sy + ty, 6)))
        arcs.append(points)

    def ring(ids):
        out = []
        for i in ids:
            points = arcs[i] if i >= 0 else arcs[~i][::-1]
            out.extend(points if not out else points[1:])
        return out

    found = {}
    for geometry in topology["objects"]["countries"]["geometries"]:
        # Somaliland is a unit of its own in Natural Earth, without a number.
        code = NUMBERS.get(geometry.get("id", ""))
        if geometry["properties"]["name"] == "Somaliland":
            code = "SOL"
        if not code:
            continue
        several = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
        shape = unary_union([Polygon(ring(p[0]), [ring(h) for h in p[1:]]).buffer(0) for p in several])
        found[code] = unary_union([found[code], shape]) if code in found else shape
    return found


def polygons(shape):
    return [p for p in getattr(shape, "geoms", [shape]) if p.geom_type == "Polygon"]


RADIUS_KM = 6371.0088


def km(shape):
    total = 0
    for line in getattr(shape, "geoms", [shape]):
        if line.geom_type not in ("LineString", "LinearRing"):
            continue
        points = list(line.coords)
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            a = (math.sin(math.radians(y2 - y1) / 2) ** 2 + math.cos(math.radians(y1))
                 * math.cos(math.radians(y2)) * math.sin(math.radians(x2 - x1) / 2) ** 2)
            total += 2 * RADIUS_KM * math.asin(min(1, math.sqrt(a)))
    return total


def km2(polygon):
    points = list(polygon.exterior.coords)
    return abs(sum(
        math.radians(x2 - x1) * (2 + math.sin(math.radians(y1)) + math.sin(math.radians(y2)))
        for (x1, y1), (x2, y2) in zip(points, points[1:]))) * RADIUS_KM ** 2 / 2


def pieces(land):
    """Cut and whole states. Borders and cuts are noded together, so that no sliver is left."""
    lines = [shape.boundary for shape in land.values()]
    for code, (_, cut, _) in CUTS.items():
        lines.append(cut.boundary.intersection(land[code].buffer(1e-4)))
    found = {}
    for face in polygonize(unary_union(lines)):
        inside = face.representative_point()
        code = next((c for c, shape in land.items() if shape.contains(inside)), None)
        if code is None:
            continue  # a sea or lake between several states
        if code in CUTS:
            name, cut, rest = CUTS[code]
            code += "@" + (name if cut.contains(inside) else rest)
        found.setdefault(code, []).append(face)
    return {code: unary_union(faces) for code, faces in found.items()}


def territories(land):
    cut = pieces(land)
    frame = box(-26, -36, 52, 38)
    found = {}
    for name, parts in PARTS.items():
        whole = polygons(unary_union([cut.pop(part) for part in parts.split()]).intersection(frame))
        mainland = max(whole, key=lambda p: p.area)
        found[name] = MultiPolygon(
            [mainland] + [p for p in whole if p is not mainland and km2(p) >= MIN_ISLAND_KM2])
    left = set(cut) - {UNPLAYABLE, *BESIDE}
    return found, [f"{part} belongs to no territory" for part in sorted(left)]


def compare(found, land):
    """What the geometry and the board file do not agree on."""
    board = tomllib.loads(BOARD.read_text())["territory"]
    beside = unary_union([land[code] for code in BESIDE])
    wrong = []
    if sorted(t["id"] for t in board) != sorted(found):
        wrong.append("the board file has other territories")
    for territory in board:
        name, shape = territory["id"], found[territory["id"]]
        shared = {n: km(shape.boundary.intersection(other.boundary))
                  for n, other in found.items() if n != name and shape.intersects(other)}
        borders = sorted(n for n, length in shared.items() if length >= MIN_BORDER_KM)
        if borders != sorted(territory["borders"]):
            wrong.append(f"{name} borders {borders}, the board file says {territory['borders']}")
        line = max(polygons(shape), key=lambda p: p.area).exterior
        line = line.difference(unary_union([found[n].boundary for n in shared]).buffer(0.02))
        coast = km(line.difference(beside.buffer(0.03))) > MIN_COAST_KM
        if coast != territory["coast"]:
            wrong.append(f"{name}: coast {coast}, the board file says {territory['coast']}")
    return wrong


def rounded(shape):
    def walk(c):
        return [round(c[0], 2), round(c[1], 2)] if isinstance(c[0], (int, float)) else [walk(x) for x in c]
    made = mapping(shape)
    return {"type": made["type"], "coordinates": walk(made["coordinates"])}


def main():
    land = states(sys.argv[1])
    found, wrong = territories(land)
    wrong += compare(found, land)
    drawn = coverage_simplify(list(found.values()), TOLERANCE)
    if not coverage_is_valid(drawn):
        wrong.append("the simplified outlines overlap or leave gaps")
    if wrong:
        sys.exit("\n".join(wrong))
    features = [
        {"type": "Feature", "properties": {"id": name},
         "geometry": rounded(MultiPolygon([p for p in polygons(shape) if p.area > 0.03]))}
        for name, shape in zip(found, drawn)]
    island = polygons(coverage_simplify([land[UNPLAYABLE]], TOLERANCE)[0])
    features.append({"type": "Feature", "properties": {"id": UNPLAYABLE, "unplayable": True},
                     "geometry": rounded(MultiPolygon([p for p in island if p.area > 0.3]))})
    note = ("A reconstruction, not the printed board. Natural Earth 4.1.0, public domain, through "
            "npm world-atlas 2.0.2; made by build_territories.py.")
    text = json.dumps({"type": "FeatureCollection", "note": note, "features": features},
                      ensure_ascii=False, separators=(",", ":"))
    (HERE / "territories.geojson").write_text(text + "\n")
    print(f"{len(features)} outlines, {len(text)} characters")


main()
