// Every page that is not a table under way: where it is, who looks at it, and what shows that it is
// there. The games are those that have moments.
import { Guest, MOMENTS } from './replay.mjs';

const GATHERING = '.page[data-doing="gathering"]';
const [GAME] = Object.keys(MOMENTS);

/** Somebody with a name, and a table of theirs that waits for people. */
async function gather(url) {
  const maker = new Guest(url);
  await maker.ask('/api/me', { name: 'Ann' });
  const { about } = (await maker.ask('/api/games')).find((one) => one.about.id === GAME);
  const seats = ['me', ...Array(about.seats_max - 1).fill('open')];
  const { table } = await maker.ask('/api/tables', { game: GAME, name: 'Friday night', seats });
  return { maker, path: `/t/${table.id}` };
}

const still = (path, ready) => () => ({ path, ready });

export const PAGES = [
  { name: 'home', open: still('/', '[data-play]') },
  { name: 'about', open: still('/about', 'h1') },
  ...Object.keys(MOMENTS).map((game) => ({
    name: `the form of ${game}`,
    open: still(`/play/${game}`, 'form'),
  })),
  {
    name: 'my table gathers',
    open: async (url) => {
      const { maker, path } = await gather(url);
      return { path, cookie: maker.cookie, ready: GATHERING };
    },
  },
  {
    name: 'invited to a table',
    open: async (url) => ({ path: (await gather(url)).path, ready: GATHERING }),
  },
  {
    name: 'my tables',
    open: async (url) => {
      const { maker } = await gather(url);
      return { path: '/', cookie: maker.cookie, ready: 'li a[href^="/t/"]' };
    },
  },
  { name: 'no such table', open: still('/t/nowhere-at-all', '.missing') },
  { name: 'no such page', open: still('/no/such/page', 'h1') },
];
