// The detail of the map on the game's plate: see `tools/bake-atlas.mjs`.
export default {
  /** Where the game plays, by longitude and latitude. */
  pin: [14, 9],
  width: 480,
  height: 320,
  centre: [14, 4],
  span: 116,
  step: 10,
  smallest: 8,
  lakes: true,
  marks: { a: [-4, 10], b: [9, 4], c: [32, 0], d: [22, -12], e: [3, 34] },
};
