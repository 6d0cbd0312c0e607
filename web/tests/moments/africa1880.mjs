// The moments of Africa 1880 that the screens are judged by. `node tools/moments.mjs` finds them.

/** The tables that are played. */
export const kinds = {
  six: { options: {} },
  three: { options: { powers: ['GB', 'FR', 'DE'], start: 'historical' } },
};

/** What a power has written so far. */
const sheet = (view, seat) => view.sheets.find((one) => one.seat === seat);

/** Whether a power writes its orders, so many lines of them done. */
const writes = (view, seat, lines) =>
  view.stage === 'orders' && !sheet(view, seat)?.sealed && sheet(view, seat)?.lines.length >= lines;

/** The place with the most ways on. */
async function widest(_, play) {
  const ways = (await play.offers(0)).filter((one) => one.verb === 'explore');
  const from = ways.map((one) => one.places[0]);
  const count = (place) => from.filter((one) => one === place).length;
  return [{ choose: from.reduce((a, b) => (count(b) > count(a) ? b : a)) }];
}

/** The moment that the picture of the game shows. */
export const picture = 'orders half written';

export const moments = [
  {
    name: 'the first presence: nearly every coast is lit',
    at: 'six',
    eyes: [2],
    until: (view, { turn }) => view.stage === 'placement' && turn.must.includes(2),
  },
  {
    name: 'the first talks of three powers',
    at: 'three',
    eyes: [0],
    until: (view) => view.stage === 'diplomacy',
  },
  {
    name: 'proposals wait for an answer',
    at: 'six',
    eyes: [5],
    until: (view, { turn }) =>
      view.stage === 'diplomacy' &&
      turn.must.includes(5) &&
      view.proposals.filter((one) => one.to === 5 && one.answer === 'open').length >= 2,
  },
  {
    name: 'orders of the third turn, nothing written',
    at: 'six',
    eyes: [0],
    until: (view) => view.year >= 1890 && writes(view, 0, 0) && sheet(view, 0).lines.length === 0,
  },
  {
    name: 'a presence is chosen, and where it may go is lit',
    at: 'six',
    eyes: [0],
    until: async (view, play) =>
      view.year >= 1885 &&
      writes(view, 0, 0) &&
      (await play.offers(0)).some((one) => one.verb === 'explore'),
    does: widest,
  },
  {
    name: 'orders half written',
    at: 'six',
    eyes: [0],
    until: (view) => view.year >= 1890 && writes(view, 0, 5),
  },
  {
    name: 'the longest sheet, and every choice in the list',
    at: 'six',
    eyes: [0],
    until: (view) => view.year >= 1895 && writes(view, 0, 12),
    does: [{ tab: 'offers' }],
  },
  {
    name: 'a sealed sheet, and the others still write',
    at: 'six',
    eyes: [1],
    until: (view) => view.year >= 1890 && view.stage === 'orders' && sheet(view, 1)?.sealed,
  },
  {
    name: 'many powers in one territory, late',
    at: 'six',
    eyes: [3],
    until: (view) =>
      view.year >= 1895 &&
      view.stage === 'diplomacy' &&
      view.territories.some((one) => one.present.length >= 5),
    does: [{ tab: 'powers' }],
  },
  {
    name: 'one person writes for two powers, and letters are open',
    at: 'three',
    eyes: [0, 1],
    until: (view) => view.year >= 1895 && writes(view, 0, 3),
    does: [{ tab: 'press' }],
  },
  {
    name: 'the end',
    at: 'six',
    eyes: [0],
    until: (view) => view.stage === 'over',
  },
  {
    name: 'a spectator, late',
    at: 'six',
    eyes: [],
    until: (view) => view.year >= 1905 && view.stage === 'orders',
    does: [{ tab: 'seats' }],
  },
];
