/**
 * A keyboard on the screen lies over the page, and some phones push the page up as well. The page
 * keeps its size, so that no map moves; what is left of it is told to the styles: `--above` and
 * `--below` are out of sight, and the root has `data-typing` as long as that is so.
 */
export function watchKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const { style, dataset } = document.documentElement;
  const measure = (): void => {
    // Whoever looks closer sees less of the page too, and has no keyboard open.
    const closer = seen.scale > 1;
    const above = closer ? 0 : seen.offsetTop;
    const below = closer ? 0 : Math.max(innerHeight - above - seen.height, 0);
    style.setProperty('--above', `${above}px`);
    style.setProperty('--below', `${below}px`);
    if (above + below > LEAST_PX) dataset.typing = '';
    else delete dataset.typing;
  };
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
}

/** Less than this are the bars of a browser that come and go. */
const LEAST_PX = 120;
