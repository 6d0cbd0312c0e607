// The moments of Freedom that the screens are judged by. `node tools/moments.mjs` finds them.

/** The tables that are played. */
export const kinds = {
  four: { options: { players: 4, reactions: 'ask' } },
  alone: { options: { players: 1 } },
  chosen: { options: { players: 3, roles: 'chosen' } },
  watched: {
    options: {
      players: 2,
      roles: 'named',
      cast: ['conductor', 'station-master'],
      reactions: 'ask',
    },
  },
};

/** The ways people may be led, by the place they leave. */
async function ways(play, seat) {
  const made = new Map();
  for (const { verb, places } of await play.offers(seat)) {
    if (verb !== 'move') continue;
    made.set(places[0], [...(made.get(places[0]) ?? []), places[1]]);
  }
  return made;
}

/** Whether the seats among these eyes are asked. */
const asked = (play, eyes) => play.turn.must.some((seat) => eyes.includes(seat));

const ALL = [0, 1, 2, 3];

/** The moment that the picture of the game shows. */
export const picture = 'Canada is in reach';

export const moments = [
  {
    name: 'a role is chosen',
    at: 'chosen',
    eyes: [0],
    until: (view, play) => view.awaits === 'role' && asked(play, [0]),
  },
  {
    name: 'the first screen: four players plan',
    at: 'four',
    eyes: [0],
    until: (view) => view.awaits === 'plan',
  },
  {
    name: 'the fullest tray: tokens, money and a card in reserve',
    at: 'four',
    eyes: [1],
    until: (view, play) => {
      const me = view.players[1];
      const tokens = me.tokens.reduce((sum, one) => sum + one.count, 0);
      return view.awaits === 'turn' && asked(play, [1]) && tokens >= 3 && me.reserve;
    },
  },
  {
    name: 'one person leads for four, late, with many places lit',
    at: 'four',
    eyes: ALL,
    until: async (view, play) =>
      view.round >= 5 && view.awaits === 'carry' && (await ways(play, view.active)).size >= 8,
  },
  {
    name: 'Canada is in reach',
    at: 'four',
    eyes: ALL,
    until: async (view, play) =>
      view.awaits === 'carry' &&
      [...(await ways(play, view.active)).values()].some(
        (ends) => ends.includes('canada') && ends.length >= 4,
      ),
    does: async (view, play) => {
      const all = [...(await ways(play, view.active))];
      return [{ choose: all.find(([, ends]) => ends.includes('canada') && ends.length >= 4)[0] }];
    },
  },
  {
    name: 'people from the market are to be placed',
    at: 'four',
    eyes: ALL,
    until: (view) => view.awaits === 'place' && view.round >= 2,
  },
  {
    name: 'a reaction is asked of one who is not active',
    at: 'watched',
    eyes: [1],
    until: (view, play) => view.awaits === 'protect' && asked(play, [1]),
  },
  {
    name: 'two people are equally near to a catcher',
    at: 'four',
    eyes: ALL,
    until: (view) => view.awaits === 'tie',
  },
  {
    name: 'people have to go back',
    at: 'four',
    eyes: ALL,
    until: (view) => view.awaits === 'carry' && view.job?.text.key === 'freedom-ask-return',
  },
  {
    name: 'a turn alone, late, with every choice in the list',
    at: 'alone',
    eyes: [0],
    until: (view, play) => view.round >= 6 && view.awaits === 'turn' && asked(play, [0]),
    does: [{ tab: 'offers' }],
  },
  {
    name: 'the end',
    at: 'four',
    eyes: [0],
    until: (view) => view.awaits === 'over',
  },
  {
    name: 'a spectator, late, at the mats',
    at: 'four',
    eyes: [],
    until: (view) => view.round >= 6 && view.awaits === 'turn',
    does: [{ tab: 'mats' }],
  },
];
