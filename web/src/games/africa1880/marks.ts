/** The signs of this game, on a square of 24. Hammer, pause and ship are lucide's (ISC). */
import hammer from 'lucide-static/icons/hammer.svg?strokes';
import pause from 'lucide-static/icons/pause.svg?strokes';
import ship from 'lucide-static/icons/sailboat.svg?strokes';
import undo from 'lucide-static/icons/undo-2.svg?strokes';
import warning from 'lucide-static/icons/circle-alert.svg?strokes';
import explore from 'lucide-static/icons/move-right.svg?strokes';
import check from 'lucide-static/icons/check.svg?strokes';
import close from 'lucide-static/icons/x.svg?strokes';
import wait from 'lucide-static/icons/hourglass.svg?strokes';
import scroll from 'lucide-static/icons/scroll-text.svg?strokes';
import absent from 'lucide-static/icons/user-round-x.svg?strokes';

/** A house with a dome, about the middle of its roof. */
export const DOME =
  'M-8 11.5h16M-6.5 11.5V6h13v5.5M-5 6a5 5 0 0 1 10 0M0 1V-1.5M-2.8 11.5V8.5M2.8 11.5V8.5M0 11.5V8.5';

export const marks = {
  /** Alliance: a dove with a twig. */
  dove: '<path d="M21.5 6.2 18.7 7C18 5.8 16.9 5.2 15.6 5.4c-1.7.200-2.6 1.5-2.7 3.1L12.8 11 3.5 4.5c-.3 4.3 1.6 7.5 4.7 9L4.5 17l6.5.300c4.9.200 8.3-3 8.3-7.6V8.5z"/><path d="M12.8 11c.2 1.3-.2 2.6-1.2 3.7M11 17.3l-1.3 3M14 16.7l-.5 3.3"/>',
  /** War: a gun on its wheel. */
  cannon:
    '<path d="M3.2 11.3 18.5 6.6l1.4 4.5L8.3 14.7"/><path d="m17.4 5.2 3.9 7.2"/><circle cx="8.5" cy="15.5" r="4"/><path d="M8.5 11.5v8M4.5 15.5h8M12.2 17l7.3 2.5"/><path d="M3.2 11.3c-.9.300-1.3 1.1-1 1.9.200.7.800 1.1 1.5 1.1"/>',
  /** A colony: a house with a dome, as on the map. */
  colony: `<path transform="translate(12 6) scale(1.2)" d="${DOME}"/>`,
  hammer,
  pause,
  ship,
  undo,
  warning,
  explore,
  check,
  close,
  wait,
  scroll,
  absent,
};

export type MarkName = keyof typeof marks;
