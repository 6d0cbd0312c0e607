// Runs before the first paint, so that nobody is dazzled at night.
try {
  const kept = localStorage.getItem('lantern.theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = kept === 'light' || kept === 'dark' ? kept : system;
} catch {
  // Without storage the system decides, in the style sheet.
}
