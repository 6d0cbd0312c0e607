/**
 * Words in the reader's language. Messages are in Fluent syntax: those of the shell are in
 * `web/locales`, those of a board in its folder, those of the host and the games come from the host. What
 * a game says is fetched when somebody opens its page or a table of it. The language can change at any
 * time without loading the page again. Whoever reads has one language, whatever the page, so it is kept
 * by a module.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Tried } from '../games/contract';
import type { About, Arg, Names, Problem, Role, Seat, TableCard, Text } from '../wire';
import { api } from './api';
import { keep, kept } from './kept';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The languages in their own words. */
export const ENDONYMS: Record<Lang, string> = { en: 'English', fr: 'Français', it: 'Italiano' };

/** What is needed to name places and seats. */
export interface Namer {
  about: About;
  card?: TableCard | null;
}

type Files = Record<string, () => Promise<string>>;
const shell: Files = import.meta.glob<string>('../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const boards: Files = import.meta.glob<string>('../games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

let lang = $state<Lang>(firstChoice());
let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let ready = $state(false);
/** Whether words are on their way. */
let pending = $state(true);

/** The language that is wanted, and the games whose words are. */
let wanted = lang;
const wantedGames = new Set<string>();
/** What has come or is on its way, by where it comes from. */
const sources = new Map<string, Promise<FluentResource>>();
/** The last call for words: it brings all that is wanted, whatever was called for before. */
let coming = Promise.resolve();
let calls = 0;

function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

function firstChoice(): Lang {
  const chosen = kept<string>('language', '');
  if (isLang(chosen)) return chosen;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return 'en';
}

/** The language that is on. */
export function language(): Lang {
  return lang;
}

/** The language as dates and numbers want it: our English is British. */
export function locale(): string {
  return lang === 'en' ? 'en-GB' : lang;
}

/** Whether the words are there. */
export function wordsReady(): boolean {
  return ready;
}

function source(id: string, load: () => Promise<string>): Promise<FluentResource> {
  const known = sources.get(id);
  if (known) return known;
  const found = load().then(
    (text) => new FluentResource(text),
    () => {
      // Whoever calls next tries again.
      sources.delete(id);
      return new FluentResource('');
    },
  );
  sources.set(id, found);
  return found;
}

async function host(answer: Promise<Tried<string>>): Promise<string> {
  const words = await answer;
  if (!words.ok) throw new Error(words.problem.text.key);
  return words.value;
}

function call(): Promise<void> {
  const mine = (calls += 1);
  const to = wanted;
  const file = (files: Files, path: string) =>
    source(path, files[path] ?? (() => Promise.resolve('')));
  const parts = [
    file(shell, `../../locales/${to}.ftl`),
    source(to, () => host(api.texts(to))),
    ...[...wantedGames].flatMap((game) => [
      source(`${game} ${to}`, () => host(api.gameTexts(game, to))),
      file(boards, `../games/${game}/locales/${to}.ftl`),
    ]),
  ];
  pending = true;
  coming = Promise.all(parts).then((resources) => {
    if (mine !== calls) return coming;
    // Names that somebody typed go from left to right like everything else here: no isolation.
    const made = new FluentBundle(to === 'en' ? 'en-GB' : to, { useIsolating: false });
    for (const resource of resources) made.addResource(resource);
    bundle = made;
    lang = to;
    ready = true;
    pending = false;
    document.documentElement.lang = to;
    return undefined;
  });
  return coming;
}

/** Loads the words of the language that is on. */
export const startTexts = call;

/** Changes the language. The old words stay until the new ones have come. */
export function setLanguage(to: Lang): Promise<void> {
  keep('language', to);
  wanted = to;
  return call();
}

/** Adds all that a game and its board say. */
export function askGameTexts(game: string): Promise<void> {
  if (wantedGames.has(game)) return coming;
  wantedGames.add(game);
  return call();
}

/** Whether there is a message with that key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message with that key in the reader's language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  // A key is better than nothing, for whoever has to report it.
  if (!message?.value) return pending ? '' : key;
  const errors: Error[] = [];
  const words = bundle.formatPattern(message.value, args ?? null, errors);
  if (import.meta.env.DEV && errors.length) console.warn(key, args, errors);
  return words;
}

/** The message of the first key that exists. */
export function tFirst(keys: readonly string[], otherwise: string): string {
  const key = keys.find(has);
  return key === undefined ? otherwise : t(key);
}

/**
 * Declares keys that are put together at run time, so that the check of the texts knows them. What
 * only declares does not travel to the browser.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keys<const K extends readonly string[]>(...list: K): K {
  return list;
}

/** A name in the reader's language. */
export function named(names: Names): string {
  return names[lang];
}

/** A list in words: "France, Italy and Belgium". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

/** The name of a place of the board. */
export function placeName(about: About, id: string): string {
  const names = about.places[id];
  return names ? named(names) : id;
}

/** The role that sits in a seat. */
export function roleAt({ about, card }: Namer, seat: Seat): Role | undefined {
  const id = card?.seats.find((one) => one.seat === seat)?.id;
  return id === undefined ? about.roles[seat] : about.roles.find((role) => role.id === id);
}

/** The name of the role that sits in a seat. */
export function seatName(names: Namer, seat: Seat): string {
  const role = roleAt(names, seat);
  return role ? named(role.names) : String(seat + 1);
}

function gap(arg: Arg, names: Namer | null): FluentVariable {
  if ('number' in arg) return arg.number;
  if ('plain' in arg) return arg.plain;
  if ('text' in arg) return say(arg.text, names);
  if ('place' in arg) return names ? placeName(names.about, arg.place) : arg.place;
  if ('places' in arg) {
    return listed(arg.places.map((id) => (names ? placeName(names.about, id) : id)));
  }
  if ('seat' in arg) return names ? seatName(names, arg.seat) : String(arg.seat + 1);
  return listed(arg.seats.map((seat) => (names ? seatName(names, seat) : String(seat + 1))));
}

/** A text of the host or a game in the reader's language. */
export function say(text: Text, names: Namer | null): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args ?? {})) {
    // The id goes along under its own name, for messages that choose their article by it.
    if (arg && 'place' in arg) args[`${name}-id`] = arg.place;
    if (arg && 'seat' in arg && names) args[`${name}-id`] = roleAt(names, arg.seat)?.id ?? '';
    if (arg) args[name] = gap(arg, names);
  }
  return t(text.key, args);
}

/** The sentence of a problem. */
export function sayProblem(problem: Problem, names: Namer | null): string {
  if (has(problem.text.key)) return say(problem.text, names);
  return problem.detail ?? t('problem-unknown');
}
