/** The icons we use, out of one set: lucide (ISC). Only these few travel to the browser. */
import arrowLeft from 'lucide-static/icons/arrow-left.svg?strokes';
import book from 'lucide-static/icons/book-open.svg?strokes';
import bot from 'lucide-static/icons/bot.svg?strokes';
import check from 'lucide-static/icons/check.svg?strokes';
import chevronDown from 'lucide-static/icons/chevron-down.svg?strokes';
import chevronFirst from 'lucide-static/icons/chevron-first.svg?strokes';
import chevronLast from 'lucide-static/icons/chevron-last.svg?strokes';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?strokes';
import chevronRight from 'lucide-static/icons/chevron-right.svg?strokes';
import clock from 'lucide-static/icons/clock.svg?strokes';
import close from 'lucide-static/icons/x.svg?strokes';
import copy from 'lucide-static/icons/copy.svg?strokes';
import eye from 'lucide-static/icons/eye.svg?strokes';
import feather from 'lucide-static/icons/feather.svg?strokes';
import flag from 'lucide-static/icons/flag.svg?strokes';
import fit from 'lucide-static/icons/maximize.svg?strokes';
import history from 'lucide-static/icons/history.svg?strokes';
import hourglass from 'lucide-static/icons/hourglass.svg?strokes';
import languages from 'lucide-static/icons/languages.svg?strokes';
import list from 'lucide-static/icons/list-checks.svg?strokes';
import menu from 'lucide-static/icons/ellipsis-vertical.svg?strokes';
import message from 'lucide-static/icons/message-square.svg?strokes';
import minus from 'lucide-static/icons/minus.svg?strokes';
import moon from 'lucide-static/icons/moon.svg?strokes';
import open from 'lucide-static/icons/circle-dashed.svg?strokes';
import pause from 'lucide-static/icons/pause.svg?strokes';
import play from 'lucide-static/icons/play.svg?strokes';
import plus from 'lucide-static/icons/plus.svg?strokes';
import scroll from 'lucide-static/icons/scroll-text.svg?strokes';
import search from 'lucide-static/icons/search.svg?strokes';
import send from 'lucide-static/icons/send-horizontal.svg?strokes';
import stamp from 'lucide-static/icons/stamp.svg?strokes';
import step from 'lucide-static/icons/step-forward.svg?strokes';
import settings from 'lucide-static/icons/sliders-horizontal.svg?strokes';
import skipBack from 'lucide-static/icons/skip-back.svg?strokes';
import skip from 'lucide-static/icons/skip-forward.svg?strokes';
import swords from 'lucide-static/icons/swords.svg?strokes';
import table from 'lucide-static/icons/layout-grid.svg?strokes';
import sun from 'lucide-static/icons/sun.svg?strokes';
import trophy from 'lucide-static/icons/award.svg?strokes';
import undo from 'lucide-static/icons/undo-2.svg?strokes';
import unplug from 'lucide-static/icons/unplug.svg?strokes';
import user from 'lucide-static/icons/user-round.svg?strokes';
import users from 'lucide-static/icons/users-round.svg?strokes';
import warning from 'lucide-static/icons/circle-alert.svg?strokes';

/** By name, what is inside the `<svg>` of each. */
export const icons = {
  'arrow-left': arrowLeft,
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
  flag,
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
  settings,
  stamp,
  step,
  skip,
  'skip-back': skipBack,
  sun,
  swords,
  table,
  trophy,
  undo,
  unplug,
  user,
  users,
  warning,
};

export type IconName = keyof typeof icons;
