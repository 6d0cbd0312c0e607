/**
 * While a finger or a mouse button is down, the page stands still: what one aims at must not go
 * away, or become something else, between the press and the click that follows it.
 */

/** A click by mouse follows the release at once; a tap may take a while to be told from a swipe. */
const TAP_MS = 300;
/** Whoever moves further does not tap, but drags: the page goes on. */
const SLOP_PX = 10;
/** Should nobody say that a finger has gone, the page goes on all the same. */
const LONGEST_MS = 20_000;

const fingers = new Map<number, readonly [number, number]>();
let later: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does something as soon as no finger is down: at once, or in turn after what waits already. */
export function whenUp(act: () => void): void {
  if (timer === undefined) act();
  else later.push(act);
}

function release(): void {
  fingers.clear();
  clearTimeout(timer);
  timer = undefined;
  const due = later;
  later = [];
  for (const act of due) {
    try {
      act();
    } catch (error) {
      // One that fails must not take the others with it: they are counted as heard.
      reportError(error);
    }
  }
}

function releaseIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
}

function up(event: PointerEvent): void {
  if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
  releaseIn(event.type === 'pointercancel' || event.pointerType === 'mouse' ? 0 : TAP_MS);
}

// Before anybody else hears of it.
addEventListener(
  'pointerdown',
  (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    releaseIn(LONGEST_MS);
  },
  true,
);
addEventListener(
  'pointermove',
  (event) => {
    const from = fingers.get(event.pointerId);
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLOP_PX) release();
  },
  true,
);
addEventListener('pointerup', up, true);
addEventListener('pointercancel', up, true);
addEventListener(
  'click',
  () => {
    // After everybody has heard of it.
    if (timer !== undefined && fingers.size === 0) releaseIn(0);
  },
  true,
);
