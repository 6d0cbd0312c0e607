// The windows that every screen is looked at in, each in a language and a theme.

const LANGUAGES = ['en', 'fr', 'it'];

/**
 * Phones and tablets are touched; a window of 720 × 450 is a laptop at twice the size. Those of one
 * shape come one after the other: another shape is another layout.
 */
export const SIZES = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 2560, height: 1440, touch: false },
  { width: 720, height: 450, touch: false },
];

const dress = (size, language, dark) => ({
  size,
  language,
  dark,
  name: `${size.width}×${size.height}`,
  look: `${language} ${dark ? 'dark' : 'light'}`,
});

/** A size, with the language and the theme of its turn. */
const turned = (size, turn) => dress(size, LANGUAGES[turn % 3], Math.floor(turn / 3) % 2 === 1);

/**
 * The windows something is looked at in: every size once. Whoever goes on counting sees each in all
 * languages and themes. LANTERN_SCREENS can ask for some sizes only (`390×844,1440×900`), or for `all`:
 * then every size comes in every language and theme.
 */
export function windows(turn) {
  const asked = process.env.LANTERN_SCREENS ?? '';
  if (asked === 'all')
    return SIZES.flatMap((size) => [0, 1, 2, 3, 4, 5].map((n) => turned(size, n)));
  const all = SIZES.map((size, n) => turned(size, n + turn));
  const some = asked.replaceAll('x', '×').split(',');
  return asked === '' ? all : all.filter((one) => some.includes(one.name));
}

/** Some sizes, in English by day. */
export function plain(...names) {
  return SIZES.map((size) => dress(size, 'en', false)).filter((one) => names.includes(one.name));
}
