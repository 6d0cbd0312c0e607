/** The signs of this game. Those on a square of 24 are lucide's (ISC), but for the lantern. */
import cards from 'lucide-static/icons/gallery-vertical-end.svg?strokes';
import coins from 'lucide-static/icons/hand-coins.svg?strokes';
import feet from 'lucide-static/icons/footprints.svg?strokes';
import gavel from 'lucide-static/icons/gavel.svg?strokes';
import pencil from 'lucide-static/icons/pencil.svg?strokes';
import support from 'lucide-static/icons/megaphone.svg?strokes';
import shield from 'lucide-static/icons/shield.svg?strokes';
import star from 'lucide-static/icons/star.svg?strokes';
import type { Shape } from '../../wire/freedom';

export const signs = {
  support,
  conductor: feet,
  fundraising: coins,
  market: gavel,
  shield,
  star,
  pencil,
  cards,
  lantern:
    '<path d="M9 5h6l2 5v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-8z"/><path d="M9 5a3 3 0 0 1 6 0M12 11c2 2 1.5 5 0 5s-2-3 0-5z"/>',
};
export type SignName = keyof typeof signs;

const CORNERS: Record<Shape, number> = {
  circle: 0,
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
};

/** The shape of a catcher about the origin. */
export function shape(kind: Shape, r: number): string {
  const corners = CORNERS[kind] ?? 0;
  if (corners === 0) return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  // A triangle has little area for its size, and a square stands on its side.
  const far = r * (corners === 3 ? 1.25 : corners === 4 ? 1.2 : 1.08);
  const start = corners === 4 ? Math.PI / 4 : 0;
  const points = Array.from({ length: corners }, (_, n) => {
    const turn = start + (2 * Math.PI * n) / corners;
    return `${(far * Math.sin(turn)).toFixed(2)} ${(-far * Math.cos(turn) + (corners === 3 ? r * 0.2 : 0)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

/** The colour of a catcher or of its path. */
export function colour(id: string): string {
  return ['red', 'blue', 'orange', 'purple', 'brown'].includes(id)
    ? `var(--role-${id})`
    : 'var(--ink-muted)';
}
