/**
 * A sitting: what somebody at a table sees and can do, whatever it is drawn like. Each part has a
 * file of its own; here they are put together.
 */
import { untrack } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { BoardProps } from '../games/contract';
import { shape } from '../layouts/shape';
import { heldAt } from '../lib/seats';
import { myself } from '../lib/me.svelte';
import { Table } from '../lib/table.svelte';
import { t } from '../lib/texts.svelte';
import { still } from '../lib/settings.svelte';
import { touch } from '../lib/theme.svelte';
import type { Seat } from '../wire';
import { Absence } from './absence.svelte';
import { Choices } from './choices.svelte';
import { Ending } from './ending.svelte';
import { Game } from './game.svelte';
import { Gathering } from './gathering.svelte';
import { Hearing } from './hearing.svelte';
import { Letters } from './letters.svelte';
import { remembers } from './memory.svelte';
import { Panel } from './panel.svelte';
import { Past } from './past.svelte';
import { Projector } from './projector.svelte';
import { Recap } from './recap.svelte';
import { Rest } from './rest.svelte';
import { Undo } from './undo.svelte';
import { Words } from './words.svelte';

export class Sitting {
  readonly table: Table;
  readonly past: Past;
  readonly projector: Projector;
  readonly absence: Absence;
  readonly game: Game;
  readonly words: Words;
  readonly choices: Choices;
  readonly undo: Undo;
  readonly letters: Letters;
  readonly gathering: Gathering;
  readonly ending: Ending;
  readonly recap: Recap;
  readonly panel: Panel;
  readonly rest = new Rest();

  readonly playback = $derived.by(() => this.projector.playback(this.past.shown?.view));
  /** What the parts of the game's board are given, once everything is known. */
  readonly board = $derived.by<BoardProps | null>(() => {
    const { table, choices, words } = this;
    const { about, card } = table;
    const update = this.past.shown;
    if (!about || !card || !update) return null;
    return {
      about,
      card,
      update,
      acting: choices.acting,
      offers: choices.offers,
      settings: choices.settings,
      pick: choices.pick,
      path: choices.path,
      act: choices.act,
      undo: (seat, target) => table.step(seat, { undo: target ?? null }),
      ask: (question) => table.ask(question),
      preview: (choice, seat) => table.preview(choice, seat),
      sketches: table.sketches,
      sketch: (seat, places) => table.sketch(seat, places),
      say: words.say,
      t,
      placeName: words.placeName,
      roleOf: words.roleOf,
      playback: this.playback,
      openClause: this.panel.openClause,
      reducedMotion: still(),
      shape: shape(),
      touch: touch.current,
    };
  });

  /**
   * Sits down at a table, in all seats one holds or in some. Called while the component that shows it is
   * made.
   */
  constructor(
    id: string,
    eyes?: readonly Seat[],
    /** Gives the device to somebody else, where people share one. */
    readonly handOver?: () => void,
  ) {
    const table = (this.table = new Table(id, eyes));
    const projector = (this.projector = new Projector(() => table.seats));
    const past = (this.past = new Past(table, projector));
    const absence = (this.absence = new Absence(table, projector, (missed) =>
      this.recap.hear(missed, true),
    ));
    const game = (this.game = new Game(table, projector));
    const words = (this.words = new Words(table));
    const choices = (this.choices = new Choices(table, past, game));
    const letters = (this.letters = new Letters(table));
    const gathering = (this.gathering = new Gathering(table));
    this.undo = new Undo(table, choices, words);
    this.ending = new Ending(table, past);
    const recap = (this.recap = new Recap(table, past, game, choices));
    this.panel = new Panel(table, past, game, choices, letters, gathering);

    remembers(table, () => this.rest.still);
    const hearing = new Hearing(table, game, projector, choices);
    table.moved = (now, before, fresh): void => {
      if (before) {
        recap.hear(fresh);
        hearing.moved(fresh);
      }
      if (past.at !== null) return;
      if (before) projector.feed(before.view, fresh);
      else void absence.tell(now, fresh);
    };
    $effect(() => {
      // The host knows our seats even if this browser has lost them.
      const mine = myself()?.tables.find((one) => one.table.id === id);
      if (!eyes && mine && mine.held.length > untrack(() => table.held.length))
        untrack(() => table.took(mine.held));
    });
    // While a table gathers it has no secrets: when it begins, somebody must say who looks.
    let gathered = false;
    $effect(() => {
      if (gathering.on) gathered = true;
      else if (gathered && table.card) handOver?.();
    });
    // Whoever only looks may do so until they draw the curtain themselves.
    let asked = false;
    $effect(() => {
      // The table waits for somebody else who shares the device, or is over: then all is open.
      if (!handOver || !table.update || this.doing !== 'ready' || past.at !== null) return;
      const { awaited, outcome } = table.update;
      const others = heldAt(id).filter(({ seat }) => !table.seats.includes(seat));
      const theirs = others.some(({ seat }) => awaited.includes(seat));
      const ours = table.seats.some((seat) => awaited.includes(seat));
      if (outcome ? others.length > 0 : asked && theirs && !ours) handOver();
      asked ||= ours;
    });
    $effect(() => {
      void [past.shown, this.playback, game.module, choices.pick.clicked, table.busy];
      void [this.panel.current, this.panel.height, innerWidth.current, innerHeight.current];
      untrack(() => this.rest.stir());
    });
  }

  /** Begins; the answer ends it. */
  start(): () => void {
    const end = this.table.start();
    return () => {
      end();
      this.rest.end();
      this.projector.skip();
    };
  }

  /** Goes to a moment of the past. */
  readonly visit = (number: number): void => {
    this.choices.pick.clear();
    void this.past.visit(number);
  };

  /** What the page is doing, for whoever looks into it: only one that is `ready` can be relied on. */
  get doing(): 'loading' | 'gathering' | 'busy' | 'film' | 'settling' | 'ready' {
    const { still: calm } = this.rest;
    if (this.gathering.on) return calm ? 'gathering' : 'settling';
    if (!this.board || !this.game.module) return 'loading';
    if (this.table.busy) return 'busy';
    if (this.projector.on) return 'film';
    return calm && !this.absence.returning ? 'ready' : 'settling';
  }
}
