import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Drawings are strings of our own SVG functions: nothing a player typed reaches them.
      'svelte/no-at-html-tags': 'off',
      // Links are followed by the router of this page, not by SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
      // What is not on the screen need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-undef': 'off',
    },
  },
);
