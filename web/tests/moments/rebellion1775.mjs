// The moments of 1775: Rebellion that the screens are judged by. `node tools/moments.mjs` finds them.

/** The tables that are played. */
export const kinds = {
  campaign: { options: {} },
  introduction: { options: { scenario: 'introductory' } },
};

/** Whether a seat is asked something in a battle. */
const asked = (view, what, seat) => view.battle?.asks === what && view.battle.asked === seat;

/** How many places can be clicked first. */
async function lit(play, seat) {
  return new Set((await play.offers(seat)).map((one) => one.places[0]).filter(Boolean)).size;
}

/** How many borders lie between two areas. */
function far(board, from, to) {
  const reached = new Set([from]);
  for (let steps = 0; ; steps += 1) {
    if (reached.has(to)) return steps;
    const next = board.areas.filter((one) => reached.has(one.id)).flatMap((one) => one.borders);
    const before = reached.size;
    for (const id of next) reached.add(id);
    if (reached.size === before) return Infinity;
  }
}

/** Whether the army that is formed is all that holds a colony, and may leave it. */
function deserts({ army, areas, colonies, factions, active }, board) {
  if (!army) return false;
  const colonyOf = (id) => board.areas.find((one) => one.id === id).colony;
  const { side } = factions[active];
  const own = board.colours.filter((one) => one.side === side).map((one) => one.id);
  const count = (units) => own.reduce((sum, id) => sum + (units[id] ?? 0), 0);
  const home = colonyOf(army.from);
  const there = areas.filter((one) => colonyOf(one.id) === home);
  return (
    colonies.find((one) => one.id === home).side === side &&
    there.reduce((sum, one) => sum + count(one.units), 0) === count(army.units) &&
    army.goals.some((to) => colonyOf(to) !== home)
  );
}

/** No army marches further than this: whatever is beyond is reached by ship. */
const MARCH = 4;

/** The moment that the picture of the game shows. */
export const picture = 'an army is formed, and many areas are in reach';

export const moments = [
  {
    name: 'the first screen: extra units are placed',
    at: 'campaign',
    eyes: [0],
    until: (view, { turn }) => view.stage === 'setup' && turn.must.includes(0),
  },
  {
    name: 'reinforcements, and nearly every area is lit',
    at: 'campaign',
    eyes: [2],
    until: async (view, play) =>
      view.stage === 'reinforcement' && play.turn.must.includes(2) && (await lit(play, 2)) >= 8,
  },
  {
    name: 'the longest hands, of both factions of a side',
    at: 'campaign',
    eyes: [2, 3],
    until: (view) =>
      ['reinforcement', 'movement'].includes(view.stage) &&
      view.active === 2 &&
      view.factions.flatMap((one) => one.hand ?? []).length >= 6,
  },
  {
    name: 'an army is formed, and many areas are in reach',
    at: 'campaign',
    eyes: [0],
    until: (view, { turn }) => turn.must.includes(0) && view.army?.goals.length >= 10,
  },
  {
    name: 'an army is formed that goes by ship',
    at: 'campaign',
    eyes: [0, 1, 2, 3],
    until: (view, { board }) =>
      view.army?.goals.some((to) => far(board, view.army.from, to) > MARCH),
  },
  {
    name: 'an army is formed that would leave a colony to nobody',
    at: 'campaign',
    eyes: [0, 1, 2, 3],
    until: (view, { board }) => deserts(view, board),
  },
  {
    name: 'a truce can be played',
    at: 'campaign',
    eyes: [3],
    until: async (view, play) => {
      const truces = play.board.cards.filter((one) => one.truce).map((one) => one.id);
      return (await play.offers(3)).some((one) => truces.includes(one.places[0]));
    },
  },
  {
    name: 'a battle: losses are chosen',
    at: 'campaign',
    eyes: [0],
    until: (view) => asked(view, 'losses', 0),
  },
  {
    name: 'a battle: four ways to leave it',
    at: 'campaign',
    eyes: [0, 1, 2, 3],
    until: (view) => view.battle?.asks === 'manoeuvre' && view.battle.targets.length >= 4,
  },
  {
    name: 'a battle: who manoeuvres first',
    at: 'campaign',
    eyes: [0, 1, 2, 3],
    until: (view) => view.battle?.asks === 'order',
  },
  {
    name: 'the fullest area, and every choice in the list',
    at: 'campaign',
    eyes: [3],
    until: (view, { turn }) =>
      turn.must.includes(3) &&
      view.areas.some(
        (one) => Object.values(one.units).filter(Boolean).length + Math.max(...one.natives) >= 4,
      ),
    does: [{ tab: 'offers' }],
  },
  {
    name: 'standing instructions, while another acts',
    at: 'introduction',
    eyes: [3],
    until: (view) => view.stage === 'movement' && view.active === 0,
    does: [{ tab: 'standing' }],
  },
  {
    name: 'the end',
    at: 'campaign',
    eyes: [0],
    until: (view) => view.stage === 'over',
  },
  {
    name: 'a spectator sees a battle',
    at: 'campaign',
    eyes: [],
    until: (view) => view.battle !== undefined && view.round >= 2,
    does: [{ tab: 'forces' }],
  },
];
