/** How the powers of a territory stand above its name: one as a flag, several as a block of shields. */

/** From one shield to the next. */
export const STEP = { x: 12.6, y: 13.6 };
/** A flag that flies alone. */
const FLAG = { wide: 24, high: 22 };

/** How wide and high so many are, in pixels, and in how many columns they stand. */
export function blockOf(count: number): { wide: number; high: number; columns: number } {
  if (count < 2) return { ...FLAG, columns: 1 };
  const columns = count < 4 ? count : Math.ceil(count / 2);
  return { wide: columns * STEP.x, high: Math.ceil(count / columns) * STEP.y, columns };
}
