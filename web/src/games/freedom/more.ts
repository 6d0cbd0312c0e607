/** Says of something that scrolls on which sides there is more of it; the tray fades it there. */
export function more(box: HTMLElement): () => void {
  const tell = (): void => {
    const { scrollLeft: x, scrollTop: y } = box;
    const sides = {
      left: x > 1,
      right: x + box.clientWidth < box.scrollWidth - 1,
      top: y > 1,
      bottom: y + box.clientHeight < box.scrollHeight - 1,
    };
    box.dataset['more'] = Object.entries(sides)
      .filter(([, is]) => is)
      .map(([side]) => side)
      .join(' ');
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(box);
  const contents = new MutationObserver(tell);
  contents.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', tell, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    box.removeEventListener('scroll', tell);
  };
}
