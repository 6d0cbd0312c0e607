/** The requests to the host. Every answer is a value or a problem with a sentence; none throws. */
import type { Tried } from '../games/contract';
import type {
  About,
  Acted,
  Ask,
  Created,
  Fill,
  GameCard,
  Health,
  HeldSeat,
  Join,
  Me,
  NewTable,
  Preview,
  Problem,
  Say,
  Step,
  TableCard,
  Try,
  Update,
} from '../wire';
import type { Ledger } from './ledger';

/** How long a request may take before we say that the host does not answer. */
const PATIENCE_MS = 15_000;

/** The problem of a host that does not answer, or not in our way. */
export function unreachable(detail: string): Problem {
  return { kind: 'internal', text: { key: 'problem-unreachable' }, detail, faults: [] };
}

/** Whether that is the problem. */
export function isUnreachable(problem: Problem): boolean {
  return problem.text.key === 'problem-unreachable';
}

async function request(path: string, init: RequestInit): Promise<Tried<Response>> {
  let response: Response;
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
  } catch (error) {
    return { ok: false, problem: unreachable(String(error)) };
  }
  if (response.ok) return { ok: true, value: response };
  try {
    const body = (await response.json()) as { error?: Problem };
    if (body.error?.text?.key) return { ok: false, problem: body.error };
  } catch {
    // Not ours: a proxy in between, for example.
  }
  return { ok: false, problem: unreachable(`${path}: ${response.status}`) };
}

async function json<T>(path: string, init: RequestInit = {}): Promise<Tried<T>> {
  const answer = await request(path, init);
  if (!answer.ok) return answer;
  try {
    // Some answers have no body: what is asked for is then nothing.
    const text = await answer.value.text();
    return { ok: true, value: (text ? JSON.parse(text) : null) as T };
  } catch (error) {
    return { ok: false, problem: unreachable(`${path}: ${String(error)}`) };
  }
}

/**
 * The first answer about ourselves brings the cookie that makes us somebody. What we do goes after
 * it, or the host would take us for two people.
 */
let introduced: Promise<Tried<Me>> | null = null;

function me(): Promise<Tried<Me>> {
  introduced ??= json<Me>('/api/me').finally(() => {
    introduced = null;
  });
  return introduced;
}

async function post<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Tried<T>> {
  await introduced;
  return json<T>(path, {
    method: 'POST',
    // Without it the host takes the request for one from a page of somebody else.
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function words(path: string): Promise<Tried<string>> {
  const answer = await request(path, {});
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: await answer.value.text() };
  } catch (error) {
    return { ok: false, problem: unreachable(String(error)) };
  }
}

/** The secrets of the seats one looks through; none is a spectator. */
function bearer(secrets: readonly string[]): Record<string, string> {
  return secrets.length > 0 ? { authorization: `Bearer ${secrets.join(',')}` } : {};
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const api = {
  health: () => json<Health>('/api/health'),
  games: () => json<GameCard[]>('/api/games'),
  game: (game: string) => json<GameCard>(of(game)),
  texts: (language: string) => words(`/api/texts/${language}`),
  gameTexts: (game: string, language: string) => words(`${of(game)}/texts/${language}`),
  history: (game: string, language: string) => words(`${of(game)}/history/${language}`),
  ledger: (game: string) => json<Ledger>(`${of(game)}/rules`),
  me,
  rename: (name: string) => post<Me>('/api/me', { name }),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  card: (table: string) => json<TableCard>(at(table)),
  about: (table: string) => json<About>(`${at(table)}/about`),
  join: (table: string, join: Join) => post<HeldSeat>(`${at(table)}/join`, join),
  fill: (table: string, fill: Fill) => post<TableCard>(`${at(table)}/fill`, fill),
  step: (table: string, step: Step) => post<Acted>(`${at(table)}/step`, step),
  preview: (table: string, wanted: Try) => post<Preview>(`${at(table)}/preview`, wanted),
  ask: <T>(table: string, ask: Ask) => post<T>(`${at(table)}/ask`, ask),
  say: (table: string, say: Say) => post<unknown>(`${at(table)}/press`, say),
  rematch: (table: string, secrets: string[]) =>
    post<Created>(`${at(table)}/rematch`, {}, bearer(secrets)),
  at: (table: string, number: number, secrets: string[]) =>
    json<Update>(`${at(table)}/at/${number}`, { headers: bearer(secrets) }),
};
