/**
 * The flags of the powers as they stand on the map: the power's colour with its letter at the
 * hoist, its national colours at the fly, and a cut of the fly that no other power has.
 */
export interface Cut {
  /** The outline, with the foot of the pole at nought; the cloth hangs from -21 to -6. */
  cloth: string;
  /** What is painted on the fly: colour and shape, clipped by the outline. */
  fly: readonly (readonly [colour: string, shape: string])[];
}

const WHITE = '#f6f0e2';
const RED = '#a8352c';
const BLUE = '#2f5a92';
const BLACK = '#2b2520';
const YELLOW = '#e5c340';

const SQUARE = 'M0-21h22v15H0z';
/** The bar with the letter is this wide: what shows of a flag that another one covers. */
export const HOIST = 13.5;

const columns = (...colours: string[]): Cut['fly'] => {
  const wide = 10 / colours.length;
  return colours.map(
    (colour, n) => [colour, `M${HOIST + n * wide}-21h${wide + 0.3}v15h-${wide + 0.3}z`] as const,
  );
};
const rows = (...colours: string[]): Cut['fly'] =>
  colours.map((colour, n) => [colour, `M${HOIST} ${-21 + n * 5}h11v5h-11z`] as const);

const CUTS: Record<string, Cut> = {
  GB: {
    cloth: SQUARE,
    fly: [
      [BLUE, `M${HOIST}-21h9v15h-9z`],
      [WHITE, 'M16.4-21h3v15h-3zM13.5-15h9v3h-9z'],
      [RED, 'M17.2-21h1.4v15h-1.4zM13.5-14.2h9v1.4h-9z'],
    ],
  },
  FR: { cloth: 'M0-21h23l-4.5 7.5L23-6H0z', fly: columns(WHITE, RED) },
  DE: { cloth: 'M0-21h16.5l7.5 7.5L16.5-6H0z', fly: rows(BLACK, WHITE, RED) },
  IT: { cloth: 'M0-21h15.5a7.5 7.5 0 0 1 0 15H0z', fly: columns(WHITE, RED) },
  NL: { cloth: 'M0-21h24.5l-5 15H0z', fly: rows(RED, WHITE, BLUE) },
  BE: { cloth: 'M0-21h23v4.5h-4v6h4V-6H0z', fly: columns(BLACK, YELLOW, RED) },
};

const PLAIN: Cut = { cloth: SQUARE, fly: [] };

/** The cut of a power; a plain one for a power of somebody else's board. */
export function cutOf(id: string): Cut {
  return CUTS[id] ?? PLAIN;
}
