/** Where blocks, flags and names stand so that none lies on another. All in pixels of the screen. */
import type { Box } from '../../map/clear';
import type { Atlas, Point } from './map';

/** Something that would like to stand about a point and needs so much room. */
interface Piece {
  id: string;
  at: Point;
  wide: number;
  high: number;
}

const ROUNDS = 90;
/** How much of the way home a piece goes at a time, while it still may. */
const HOMESICK = 0.1;

/** Pushes apart what would overlap; who has room stays where it belongs. */
function apart(pieces: readonly Piece[], gap: number): Map<string, Point> {
  const at = pieces.map((one): [number, number] => [...one.at]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, one] of pieces.entries()) {
      const here = at[n];
      if (!here || round * 3 > ROUNDS * 2) break;
      here[0] += (one.at[0] - here[0]) * HOMESICK;
      here[1] += (one.at[1] - here[1]) * HOMESICK;
    }
    for (const [i, a] of pieces.entries()) {
      for (let j = i + 1; j < pieces.length; j += 1) {
        const [b, p, q] = [pieces[j], at[i], at[j]];
        if (!b || !p || !q) continue;
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        const [ox, oy] = [
          (a.wide + b.wide) / 2 + gap - Math.abs(dx),
          (a.high + b.high) / 2 + gap - Math.abs(dy),
        ];
        if (ox <= 0 || oy <= 0) continue;
        const axis = ox < oy ? 0 : 1;
        const push = ((ox < oy ? ox : oy) / 2) * ((axis === 0 ? dx : dy) < 0 ? -1 : 1);
        p[axis] -= push;
        q[axis] += push;
      }
    }
  }
  return new Map(pieces.map((one, n) => [one.id, at[n] ?? one.at]));
}

/** A piece with a name that wants to stand beside it. */
interface Named extends Piece {
  name: string;
  city: boolean;
}

/** A name that has found room, line by line, and the middle of its first line. */
export interface Label {
  lines: string[];
  at: Point;
}

/** How large the letters of a name are, and a line of them, in pixels of a piece. */
export const LETTER = 10.5;

/** A long name is broken where it has a space. */
function broken(name: string): string[] {
  const space = name.length > 9 ? name.lastIndexOf(' ', Math.ceil(name.length / 2) + 3) : -1;
  return space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** The names that find room above, below or beside their pieces, those that come first before others. */
function labelled(
  names: readonly Named[],
  pieces: readonly Box[],
  window: Box,
  grow: number,
): Map<string, Label> {
  const taken = [...pieces];
  const made = new Map<string, Label>();
  const size = LETTER * grow;
  for (const { id, name, at, wide, high, city } of names) {
    const letter = (city ? 5.7 : 4.7) * grow;
    const [x, y] = at;
    const both = [...new Set([broken(name).join('\n'), name])];
    const tries = both.flatMap((text) => {
      const lines = text.split('\n');
      const half = (Math.max(...lines.map((one) => one.length)) * letter) / 2;
      const tall = lines.length * size;
      return [
        [0, -(high + tall) / 2 - 1],
        [0, (high + tall) / 2 + 1],
        [wide / 2 + half + 3, 0],
        [-wide / 2 - half - 3, 0],
      ].map(([dx = 0, dy = 0]) => ({
        lines,
        at: [x + dx, y + dy - tall / 2 + size / 2] as Point,
        box: {
          left: x + dx - half,
          right: x + dx + half,
          top: y + dy - tall / 2,
          bottom: y + dy + tall / 2,
        },
      }));
    });
    const found = tries.find(
      ({ box }) =>
        box.left >= window.left &&
        box.right <= window.right &&
        !taken.some(
          (one) =>
            one.left < box.right &&
            box.left < one.right &&
            one.top < box.bottom &&
            box.top < one.bottom,
        ),
    );
    if (!found) continue;
    taken.push(found.box);
    made.set(id, found);
  }
  return made;
}

/** The room a piece takes. */
function boxOf([x, y]: Point, { wide, high }: Pick<Piece, 'wide' | 'high'>): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

export interface Crowd {
  /** Where each piece stands, in the map's units. */
  at: Map<string, Point>;
  /** The names that have found room, in pixels of a piece and about where it stands. */
  names: Map<string, Label>;
}

/** Sorts out what stands on the map when a unit has so many pixels and a piece has grown so much. */
function crowdOf(
  named: readonly Named[],
  others: readonly Piece[],
  /** What stays where it is: names keep clear of it. */
  fixed: readonly Piece[],
  window: Box,
  k: number,
  grow: number,
): Crowd {
  const solid = [...named, ...others].filter((one) => one.wide > 0);
  const at = apart(solid, 1.5);
  const place = (one: Piece): Point => at.get(one.id) ?? one.at;
  const found = labelled(
    named
      .map((one) => ({ ...one, at: place(one) }))
      .sort((a, b) => Number(b.city) - Number(a.city)),
    [...solid.map((one) => boxOf(place(one), one)), ...fixed.map((one) => boxOf(one.at, one))],
    window,
    grow,
  );
  const names = named.flatMap((one): [string, Label][] => {
    const [[x, y], label] = [place(one), found.get(one.id)];
    if (!label) return [];
    return [[one.id, { ...label, at: [(label.at[0] - x) / grow, (label.at[1] - y) / grow] }]];
  });
  return {
    at: new Map(
      [...named, ...others].map((one) => {
        const [x, y] = place(one);
        return [one.id, [x / k, y / k]];
      }),
    ),
    names: new Map(names),
  };
}

/** An area as it stands in the crowd, in pixels of a piece. */
interface Area {
  id: string;
  name: string;
  city: boolean;
  /** Where it would like to stand, in the map's units. */
  home: Point;
  /** Whether a battle is fought or to come there: two swords stand beside it. */
  fights: boolean;
  wide: number;
  high: number;
}

/** How the map is looked at. */
interface Look {
  k: number;
  x: number;
  width: number;
  grow: number;
  brief: boolean;
  /** How much the name of the ocean has grown. */
  sea: number;
  /** How far from its units the ring about a lit place is. */
  ring: number;
}

/** The room for two swords on both sides. */
const SWORDS = 30;

/** Everything that stands on the map: areas with their units, and the flags of colonies, `CT flag`. */
export function crowdOn(
  atlas: Atlas,
  areas: readonly Area[],
  colonies: readonly string[],
  { k, x, width, grow, brief, sea, ring }: Look,
): Crowd {
  const seen = ([px, py]: Point, [dx, dy]: Point): Point => [
    px * k + dx * grow,
    py * k + dy * grow,
  ];
  const pieces = areas.map(({ id, name, city, home, fights, wide, high }) => {
    const spot = atlas.spot(id);
    // On the sea there is room for the ring about what is lit.
    const more = wide > 0 && spot.lead ? ring * 2 : 0;
    const broad = wide + more + (fights ? SWORDS : 0);
    const at = seen(home, [0, 0]);
    return { id, name, city, at, wide: broad * grow, high: (high + more) * grow };
  });
  const flags = colonies.flatMap((id): Piece[] => {
    const spot = atlas.colonies[id];
    return spot
      ? [{ id: `${id} flag`, at: seen(spot, [9, -10]), wide: 19 * grow, high: 20 * grow }]
      : [];
  });
  const castles = areas.flatMap(({ id }): Piece[] => {
    const { city } = atlas.spot(id);
    return brief || !city ? [] : [{ id, at: seen(city, [0, 0]), wide: 8 * grow, high: 7 * grow }];
  });
  const ocean = {
    id: 'ocean',
    at: seen(atlas.seas['atlantic']?.at ?? [0, 0], [0, 0]),
    wide: 400 * sea * k,
    high: 40 * sea * k,
  };
  const window = { left: 3 - x, right: width - x - 3, top: -Infinity, bottom: Infinity };
  return crowdOf(pieces, flags, [ocean, ...castles], window, k, grow);
}
