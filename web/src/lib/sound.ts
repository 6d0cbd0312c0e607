/**
 * What can be heard of a table: a few quiet tones, made here. Fetched when somebody has switched it on.
 * A browser is silent until somebody has touched the page; until then nothing is missed.
 */

export type Sound = 'turn' | 'step' | 'dice' | 'decided' | 'end';

/** A tone: its pitch in Hertz, when it begins and how long it sounds, in seconds, and how loud. */
type Tone = [pitch: number, at: number, lasts: number, loud: number];

const TONES: Record<Exclude<Sound, 'dice'>, Tone[]> = {
  turn: [
    [523.25, 0, 0.5, 0.5],
    [783.99, 0.14, 0.7, 0.4],
  ],
  step: [[392, 0, 0.22, 0.25]],
  decided: [
    [196, 0, 0.5, 0.5],
    [293.66, 0.12, 0.6, 0.35],
  ],
  end: [
    [261.63, 0, 1.4, 0.4],
    [329.63, 0.25, 1.4, 0.35],
    [392, 0.5, 1.8, 0.35],
  ],
};
/** Where restraint is due there is one low tone, whatever happens, and no rattle of dice. */
const GRAVE: Record<Sound, Tone[]> = {
  turn: [[329.63, 0, 0.7, 0.3]],
  step: [[220, 0, 0.3, 0.18]],
  dice: [[174.61, 0, 0.3, 0.15]],
  decided: [[146.83, 0, 1, 0.3]],
  end: [[196, 0, 2.4, 0.35]],
};
const VOLUME = 0.14;
/** Two sounds that come closer than this, in seconds, are one. */
const APART = 0.12;
/** Later than this nobody knows any more what it was about. */
const LATE_MS = 600;

let context: AudioContext | null = null;
let last = -APART;

/** Lets a sound be heard. */
export async function hear(sound: Sound, grave: boolean): Promise<void> {
  context ??= new AudioContext();
  const asked = performance.now();
  await context.resume();
  // What was kept back until somebody touched the page is over.
  if (performance.now() - asked > LATE_MS) return;
  const now = context.currentTime;
  if (now < last + APART && sound !== 'end') return;
  last = now;
  if (grave) for (const tone of GRAVE[sound]) ring(context, tone);
  else if (sound === 'dice') rattle(context);
  else for (const tone of TONES[sound]) ring(context, tone);
}

/** A soft bell: it comes at once and dies away. */
function ring(on: AudioContext, [pitch, at, lasts, loud]: Tone): void {
  const begin = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: 'sine', frequency: pitch });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud * VOLUME, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** Dice on a table: a few short knocks. */
function rattle(on: AudioContext): void {
  [0, 0.05, 0.11, 0.19].forEach((at, n) => ring(on, [620 - n * 90, at, 0.05, 0.5 - n * 0.08]));
}
