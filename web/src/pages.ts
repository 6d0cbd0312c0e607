/** The pages, each fetched when it is wanted. */
export const pages = {
  home: () => import('./pages/Home.svelte'),
  game: () => import('./pages/GamePage.svelte'),
  about: () => import('./pages/AboutPage.svelte'),
  settings: () => import('./pages/SettingsPage.svelte'),
  lost: () => import('./pages/Lost.svelte'),
  table: () => import('./shell/TablePage.svelte'),
  shared: () => import('./shell/SharedTable.svelte'),
};
