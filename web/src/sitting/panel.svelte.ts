/** The tabs beside the map or in the sheet: which there are, which is open, and how far. */
import { tick } from 'svelte';
import { hasBoard } from '../games';
import { shape } from '../layouts/shape';
import type { IconName } from '../lib/icons';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/texts.svelte';
import type { Choices } from './choices.svelte';
import type { Game } from './game.svelte';
import type { Gathering } from './gathering.svelte';
import type { Letters } from './letters.svelte';
import type { Past } from './past.svelte';

export interface PanelTab {
  id: string;
  title: string;
  icon: IconName;
  badge: number;
  /** Whether the badge means that one can act there. */
  lit?: boolean;
}

/** How far the sheet is open, where the tabs are in one. */
export type Height = 'peek' | 'half' | 'full';

export class Panel {
  #tab = $state('story');
  height = $state<Height>('peek');
  /** The clause to open in the rulebook; `turn` grows when the same one is asked for again. */
  clause = $state.raw<{ clause: string; turn: number } | null>(null);
  /** The line of the story to show: a new object each time it is asked for. */
  line = $state.raw<{ key: string } | null>(null);

  readonly tabs = $derived.by<PanelTab[]>(() => {
    const rules: PanelTab = { id: 'rules', title: t('tab-rules'), icon: 'book', badge: 0 };
    if (this.gathering.on) return [rules];
    const { held, card } = this.table;
    const update = this.past.shown;
    const playing = held.length > 0 && !this.table.update?.outcome;
    const list: (PanelTab | false)[] = [
      // A game without a board of its own has its choices where the map would be.
      playing &&
        (shape() !== 'wide' || !card || hasBoard(card.game)) && {
          id: 'offers',
          title: t('tab-offers'),
          icon: 'list',
          badge: this.choices.offers.length,
          lit: true,
        },
      { id: 'story', title: t('tab-story'), icon: 'scroll', badge: 0 },
      (card?.seats.length ?? 0) > 1 && {
        id: 'press',
        title: t('tab-press'),
        icon: 'message',
        badge: this.letters.unread,
      },
      ...(this.game.module?.tabs ?? []).map(({ id, titleKey, icon, badge }) => ({
        id,
        title: t(titleKey),
        icon,
        badge: update ? (badge?.(update) ?? 0) : 0,
      })),
      { id: 'seats', title: t('tab-seats'), icon: 'users', badge: 0 },
      rules,
    ];
    return list.filter((one) => one !== false);
  });

  constructor(
    private readonly table: Table,
    private readonly past: Past,
    private readonly game: Game,
    private readonly choices: Choices,
    private readonly letters: Letters,
    private readonly gathering: Gathering,
  ) {}

  /** The tab that is open: another one if what was chosen is not there. */
  get current(): string {
    if (this.tabs.some((one) => one.id === this.#tab)) return this.#tab;
    return this.tabs.length > 1 ? 'story' : 'rules';
  }

  readonly choose = (tab: string): void => {
    if (this.height === 'peek') this.height = 'half';
    this.#tab = tab;
  };

  /** For those who play by key: past the map, straight to the first choice. */
  async toChoices(): Promise<void> {
    this.choose('offers');
    await tick();
    document.querySelector<HTMLElement>('.offer')?.focus();
  }

  /** Opens the story, at one of its lines. */
  readonly openStory = (key?: string): void => {
    this.line = key === undefined ? null : { key };
    this.choose('story');
  };

  readonly openClause = (wanted: string): void => {
    this.clause = { clause: wanted, turn: (this.clause?.turn ?? 0) + 1 };
    this.#tab = 'rules';
    this.height = shape() === 'tall' ? 'full' : 'half';
  };
}
