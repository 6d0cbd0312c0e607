// The detail of the map on the game's plate: see `tools/bake-atlas.mjs`.
export default {
  /** Where the game plays, by longitude and latitude. */
  pin: [-83, 40],
  width: 480,
  height: 320,
  centre: [-81.6, 41],
  span: 16,
  step: 2,
  lakes: true,
  rivers: true,
  marks: {
    cincinnati: [-84.5, 39.1],
    ripley: [-83.8, 38.7],
    oberlin: [-82.2, 41.3],
    detroit: [-83.05, 42.33],
    buffalo: [-78.9, 42.9],
    toronto: [-79.4, 43.7],
    pittsburgh: [-80, 40.4],
    chatham: [-82.2, 42.4],
    columbus: [-83, 39.96],
    louisville: [-85.8, 38.2],
  },
};
