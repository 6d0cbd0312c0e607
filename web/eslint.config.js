// What neither the type checker nor the formatter sees.
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', 'src/wire', 'tests/shots'] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      // A list that never changes its order needs no key.
      'svelte/require-each-key': 'off',
      // Maps and sets are made anew by what derives them, and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check finds those that are not needed; this one stumbles over their reasons.
      'svelte/no-unused-svelte-ignore': 'off',
      // A blank between two texts has to be written somehow.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // The shell knows nothing of what a game's view and events are.
    files: ['src/games/contract.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
