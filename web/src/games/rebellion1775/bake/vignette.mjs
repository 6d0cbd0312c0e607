// The detail of the map on the game's plate: see `tools/bake-atlas.mjs`.
export default {
  /** Where the game plays, by longitude and latitude. */
  pin: [-71.1, 42.4],
  width: 480,
  height: 320,
  centre: [-73.2, 41.4],
  span: 13.5,
  step: 2,
  lakes: true,
  rivers: true,
  marks: {
    boston: [-71.06, 42.36],
    newyork: [-74, 40.75],
    albany: [-73.76, 42.65],
    philadelphia: [-75.16, 39.95],
    newport: [-71.3, 41.5],
  },
};
