/** The icons we use, out of one set: lucide (ISC). Only these few travel to the browser. */
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import book from 'lucide-static/icons/book-open.svg?raw';
import bot from 'lucide-static/icons/bot.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronFirst from 'lucide-static/icons/chevron-first.svg?raw';
import chevronLast from 'lucide-static/icons/chevron-last.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import feather from 'lucide-static/icons/feather.svg?raw';
import fit from 'lucide-static/icons/maximize.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import languages from 'lucide-static/icons/languages.svg?raw';
import list from 'lucide-static/icons/list-checks.svg?raw';
import menu from 'lucide-static/icons/ellipsis-vertical.svg?raw';
import message from 'lucide-static/icons/message-square.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import open from 'lucide-static/icons/circle-dashed.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import scroll from 'lucide-static/icons/scroll-text.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import send from 'lucide-static/icons/send-horizontal.svg?raw';
import stamp from 'lucide-static/icons/stamp.svg?raw';
import step from 'lucide-static/icons/step-forward.svg?raw';
import skip from 'lucide-static/icons/skip-forward.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import trophy from 'lucide-static/icons/award.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import user from 'lucide-static/icons/user-round.svg?raw';
import users from 'lucide-static/icons/users-round.svg?raw';
import warning from 'lucide-static/icons/circle-alert.svg?raw';

const raw = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  book,
  bot,
  check,
  'chevron-down': chevronDown,
  'chevron-first': chevronFirst,
  'chevron-last': chevronLast,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  clock,
  close,
  copy,
  eye,
  feather,
  fit,
  history,
  hourglass,
  languages,
  list,
  menu,
  message,
  minus,
  moon,
  open,
  pause,
  play,
  plus,
  scroll,
  search,
  send,
  stamp,
  step,
  skip,
  sun,
  trophy,
  undo,
  unplug,
  user,
  users,
  warning,
};

export type IconName = keyof typeof raw;

/** What is inside the `<svg>` of an icon. */
export function strokes(name: IconName): string {
  return raw[name].replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
}
