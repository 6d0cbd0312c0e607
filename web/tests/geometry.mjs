// What is wrong with a screen, measured in the page itself. A function that goes into a page takes
// nothing along, so everything it needs is inside it.

/**
 * Looks at the page as it is and answers what is wrong with it: for each finding its kind, where it
 * is (in words that are the same in every language) and what was measured. `covers` says that
 * something was opened over the rest on purpose, as the end of a game is: it is marked with `data-over`.
 */
export function look({ covers: asked }) {
  const covers = asked || document.querySelector('[data-end]') !== null;
  const [wide, high] = [innerWidth, innerHeight];
  const shape = wide >= 1000 && high >= 600 ? 'wide' : high < 600 && wide > high ? 'low' : 'tall';
  const phone = Math.min(wide, high) < 500;
  const board = document.querySelector('.board');
  const findings = [];

  // ---------------------------------------------------------------- words for what is found

  const TELLING = ['place', 'action', 'verb', 'card', 'takeStack', 'play', 'tab', 'film', 'take'];

  function kindOf(element) {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-'));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  }

  function label(element) {
    const told = TELLING.find((one) => element.dataset[one]);
    return kindOf(element) + (told ? `[${element.dataset[told]}]` : '');
  }

  /** An element and what it is in: this very one, or only what kind it is. */
  function name(element, called = label) {
    const parts = [];
    for (let one = element; one && one !== document.body && parts.length < 3;)
      [parts[parts.length], one] = [called(one), one.parentElement];
    return parts.reverse().join(' > ');
  }

  function find(kind, where, what) {
    findings.push({ kind, where, what });
  }

  const px = (number) => `${Math.round(number * 10) / 10} px`;

  // ---------------------------------------------------------------- what is in sight

  const styles = new Map();
  function css(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  const inMap = (element) => element.closest('.board > svg') !== null;

  const seen = new Map();
  /** Whether an element is drawn for eyes, and not only for those who hear the page. */
  function drawn(element) {
    if (element === null || element === document.documentElement) return true;
    if (!seen.has(element)) {
      const own =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        css(element).clipPath !== 'inset(50%)';
      seen.set(element, own && drawn(element.parentElement));
    }
    return seen.get(element);
  }

  const clips = new Map();
  /** The boxes that an element is cut by or scrolls in, the outermost first. */
  function clipsOf(element) {
    if (clips.has(element)) return clips.get(element);
    let parent = element.parentElement;
    const { position } = css(element);
    if (position === 'absolute') {
      while (parent && css(parent).position === 'static' && css(parent).transform === 'none')
        parent = parent.parentElement;
    }
    const free = position === 'fixed' || element.matches(':popover-open, :modal');
    const made = free || !parent || parent === document.body ? [] : clipsBy(parent);
    clips.set(element, made);
    return made;
  }
  function clipsBy(parent) {
    const up = clipsOf(parent);
    const { overflowX, overflowY, display } = css(parent);
    const open = overflowX === 'visible' && overflowY === 'visible';
    if (parent === document.documentElement || open || display === 'inline') return up;
    const { left, top, width, height } = parent.getBoundingClientRect();
    const x = left + parent.clientLeft;
    const y = top + parent.clientTop;
    const scrolls = (how, inside, room) => /auto|scroll/.test(how) && inside > room + 1;
    return [
      ...up,
      {
        by: parent,
        box: {
          left: x,
          top: y,
          right: x + (parent.clientWidth || width),
          bottom: y + (parent.clientHeight || height),
        },
        scrollX: scrolls(overflowX, parent.scrollWidth, parent.clientWidth),
        scrollY: scrolls(overflowY, parent.scrollHeight, parent.clientHeight),
      },
    ];
  }

  const root = document.scrollingElement;
  const windowClip = {
    by: null,
    box: { left: 0, top: 0, right: wide, bottom: high },
    scrollX: false,
    scrollY: root.scrollHeight > high + 1,
  };

  /**
   * What is left of a box when all that cuts it has cut it, how much was cut off that cannot be
   * scrolled to, and by what. Null if all of it is scrolled out of sight.
   */
  function inSight(boxes, { left, top, right, bottom }) {
    let [cut, by] = [0, null];
    const all = [windowClip, ...boxes];
    for (const { by: cutter, box, scrollX, scrollY } of all.reverse()) {
      const aside = Math.max(box.left - left, right - box.right, 0);
      const over = Math.max(box.top - top, bottom - box.bottom, 0);
      const lost = Math.max(scrollX ? 0 : aside, scrollY ? 0 : over);
      if (lost > cut) [cut, by] = [lost, cutter];
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (right - left <= 0 || bottom - top <= 0) {
        // Whether it was scrolled away or cut off depends on what took the last of it.
        const scrolled = right - left <= 0 ? scrollX : scrollY;
        return scrolled ? null : { box: null, cut, by };
      }
    }
    return { box: { left, top, right, bottom }, cut, by };
  }

  /** What sticks to an edge of a box one scrolls in hides what is below it only until one scrolls. */
  function sticks(top, element) {
    for (let one = top; one; one = one.parentElement)
      if (css(one).position === 'sticky') return one.parentElement?.contains(element) === true;
    return false;
  }

  /** Whether what lies on an element was opened over it, and gives it back when it is closed. */
  function opened(top, element) {
    const over = covers && top?.closest('[data-over]');
    return Boolean(over) && !over.contains(element);
  }

  const edge = (by) => (by === null ? 'the window' : name(by));

  // ---------------------------------------------------------------- controls

  const CONTROLS =
    'button, a[href], input, select, textarea, summary, label:has(input), [role=tab]';

  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (one) => drawn(one) && !inMap(one) && !one.parentElement.closest('label:has(input), button'),
  );

  const belongs = (top, element) =>
    top !== null &&
    (element.contains(top) ||
      top.contains(element) ||
      sticks(top, element) ||
      opened(top, element));

  function covered(control, { left, top, right, bottom }) {
    const on = new Map();
    for (const x of [0.2, 0.5, 0.8]) {
      for (const y of [0.2, 0.5, 0.8]) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (!belongs(hit, control)) on.set(hit, (on.get(hit) ?? 0) + 1);
      }
    }
    if (on.size === 0) return;
    const [[most]] = [...on].sort(([, a], [, b]) => b - a);
    const points = [...on.values()].reduce((a, b) => a + b);
    find(
      'covered',
      `${name(control)} by ${most ? name(most) : 'nothing'}`,
      `${points} of 9 points`,
    );
  }

  /** Whether a control that looks small takes a finger beside it too. */
  function small(control, { left, top, width, height }) {
    const least = 43.5;
    const [x, y] = [left + width / 2, top + height / 2];
    const takes = (dx, dy) => control.contains(document.elementFromPoint(x + dx, y + dy));
    const narrow = width < least && !(takes(-21, 0) && takes(21, 0));
    const flat = height < least && !(takes(0, -21) && takes(0, 21));
    if (narrow || flat) find('small', name(control, kindOf), `${px(width)} × ${px(height)}`);
  }

  for (const control of controls) {
    const rect = control.getClientRects()[0];
    if (!rect || rect.width < 1 || rect.height < 1) continue;
    const sight = inSight(clipsOf(control), rect);
    if (sight === null) continue;
    if (sight.cut > 2) find('outside', `${name(control)} of ${edge(sight.by)}`, px(sight.cut));
    const { box } = sight;
    if (!box || box.right - box.left < 4 || box.bottom - box.top < 4) continue;
    covered(control, box);
    // A link within a sentence is as high as its line.
    const inText = control.tagName === 'A' && css(control).display === 'inline';
    if (shape !== 'wide' && !inText) small(control, rect);
  }

  // ---------------------------------------------------------------- lit places

  const AIM = 24;

  /** Where one aims: at those who stand at a place, who may have made room for others. */
  function aims(place) {
    const { e: x, f: y } = (place.querySelector('.stands') ?? place).getScreenCTM();
    const around = [8, 16, AIM].flatMap((far) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
        const angle = (turn * Math.PI) / 4;
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      }),
    );
    return [[x, y], ...around];
  }

  for (const place of document.querySelectorAll('.board svg [data-lit="true"]')) {
    if (!drawn(place)) continue;
    const { place: id } = place.dataset;
    const [[x, y], ...around] = aims(place);
    const top = document.elementFromPoint(x, y);
    if (opened(top, place)) continue;
    if (!top) find('lit outside', name(place), `at ${px(x)}, ${px(y)}`);
    else if (!inMap(top)) find('lit under', `${name(place)} under ${name(top)}`, '');
    const own = `[data-place="${id}"], [data-land="${id}"], .door.open`;
    const hit = [[x, y], ...around].some(([px, py]) =>
      document.elementFromPoint(px, py)?.closest(own),
    );
    if (!hit) find('lit out of reach', name(place), top ? `under ${name(top)}` : '');
  }

  // ---------------------------------------------------------------- texts

  /** The part of a line of text that is ink, more or less: capitals stand between these. */
  function ink({ left, top, right, bottom }) {
    const part = (bottom - top) * 0.2;
    return { left, top: top + part, right, bottom: bottom - part };
  }

  /** The letters of a text in a drawing that does not run level, each in a box of its own. */
  function letters(text) {
    const { a, b } = text.getScreenCTM();
    const level = Math.abs(b) < 0.01 * Math.abs(a);
    if (level && !text.querySelector('textPath')) return [text.getBoundingClientRect()];
    const matrix = text.getScreenCTM();
    return Array.from({ length: text.getNumberOfChars() }, (_, n) => {
      const { x, y, width, height } = text.getExtentOfChar(n);
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
      const half = (Math.min(width, height) / 2) * Math.hypot(a, b);
      const [left, top] = [middle.x - half, middle.y - half];
      return { left, top, right: left + 2 * half, bottom: top + 2 * half };
    });
  }

  /** Every text that is drawn, with its element and the boxes of its lines. */
  function texts() {
    const made = [];
    for (const text of document.querySelectorAll('svg text')) {
      if (!drawn(text) || !text.textContent.trim()) continue;
      const { a, b } = text.getScreenCTM();
      const size = parseFloat(css(text).fontSize) * Math.hypot(a, b);
      made.push({ element: text, words: text.textContent, size, svg: true, boxes: letters(text) });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest('svg, script, style, option')) continue;
      if (!drawn(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((one) => one.width > 0);
      const size = parseFloat(css(element).fontSize);
      made.push({ element, words: node.data.trim(), size, svg: false, boxes });
    }
    return made;
  }

  const lines = [];
  for (const { element, words, size, svg, boxes } of texts()) {
    const quote = `"${words.slice(0, 24)}"`;
    const map = svg && inMap(element);
    let visible = false;
    for (const whole of boxes) {
      // What a text is in cuts it too.
      const sight = inSight(svg ? clipsOf(element) : clipsBy(element), ink(whole));
      if (sight === null) continue;
      visible ||= sight.box !== null;
      const known = element.closest('[data-cut]') || (map && !element.closest('[data-place]'));
      if (sight.cut > 1.5 && !known)
        find('text cut', `${name(element)} by ${edge(sight.by)}`, `${quote} ${px(sight.cut)}`);
      if (sight.box) lines.push({ element, words, ...sight.box });
    }
    const least = svg ? 12 : phone ? 14 : 0;
    if (visible && size < least - 0.05)
      find(svg ? 'tiny on pieces' : 'tiny text', name(element, kindOf), `${quote} ${px(size)}`);
  }

  // What lies on top of what is seen by pointing: for that everything must be there to be pointed at.
  const pointable = new CSSStyleSheet();
  pointable.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(pointable);

  function alpha(colour) {
    if (colour === 'none' || colour === 'transparent') return 0;
    const parts = colour.match(/rgba?\(([^)]+)\)/)?.[1].split(/[,/]/);
    return parts?.length === 4 ? Number(parts[3]) : 1;
  }

  const opacities = new Map();
  function opaque(element) {
    if (!opacities.has(element)) {
      const { backgroundColor, backgroundImage, fill, fillOpacity } = css(element);
      const painted =
        element instanceof SVGElement && element.tagName !== 'svg' && element.tagName !== 'g'
          ? alpha(fill) * Number(fillOpacity)
          : Math.max(alpha(backgroundColor), backgroundImage === 'none' ? 0 : 1);
      opacities.set(element, painted > 0.8);
    }
    return opacities.get(element);
  }

  /** Whether an element is what one sees at a point, or shines through. */
  function shows(element, x, y) {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one)) return true;
      if (opaque(one)) return false;
    }
    return true;
  }

  lines.sort((a, b) => a.top - b.top);
  const met = new Set();
  for (let n = 0; n < lines.length; n += 1) {
    const one = lines[n];
    for (let m = n + 1; m < lines.length && lines[m].top < one.bottom - 1.5; m += 1) {
      const other = lines[m];
      if (one.element === other.element) continue;
      const left = Math.max(one.left, other.left);
      const right = Math.min(one.right, other.right);
      const [top, bottom] = [other.top, Math.min(one.bottom, other.bottom)];
      if (right - left <= 1.5 || bottom - top <= 1.5) continue;
      // The same words twice are a halo.
      if (one.words === other.words && Math.abs(one.left - other.left) < 3) continue;
      const where = [name(one.element), name(other.element)].sort().join(' with ');
      const what = [one.words, other.words].map((words) => `"${words.slice(0, 24)}"`).join(' ');
      if (met.has(where + what)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (!shows(one.element, x, y) || !shows(other.element, x, y)) continue;
      met.add(where + what);
      find('text on text', where, what);
    }
  }

  // ---------------------------------------------------------------- the page, and the map in it

  if (root.scrollWidth > wide + 1)
    find('sideways', 'the page', `${px(root.scrollWidth - wide)} too wide`);

  /** Whether one sees the map at a point of the window. */
  function mapAt(x, y) {
    const isMap = (one) => one === board || inMap(one);
    if (isMap(document.elementFromPoint(x, y))) return true;
    const first = document.elementsFromPoint(x, y).find((one) => isMap(one) || opaque(one));
    return first !== undefined && isMap(first);
  }

  /** The part of the window in which one sees the map, from 0 to 1. */
  function share() {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const step = Math.max(wide, high) / 40;
    let points = 0;
    for (let x = Math.max(left, 0) + step / 2; x < Math.min(right, wide); x += step)
      for (let y = Math.max(top, 0) + step / 2; y < Math.min(bottom, high); y += step)
        if (mapAt(x, y)) points += 1;
    return (points * step * step) / (wide * high);
  }

  if (board && !covers) {
    const [part, least] = [share(), shape === 'tall' ? 0.45 : 0.5];
    if (part < least)
      find('map too small', 'the map', `${Math.floor(part * 1000) / 10} % in ${shape}`);
  }

  document.adoptedStyleSheets.pop();
  return findings;
}
