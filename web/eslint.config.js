import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Rules that need types: a promise that nobody waits for is lost with its error. */
const typed = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/await-thenable': 'error',
};

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: typed,
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Links are followed by the router of this page, not by SvelteKit's.
      'svelte/no-navigation-without-resolve': 'off',
      // What is not on the screen need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-undef': 'off',
    },
  },
  {
    // Strings of our own functions and pages: nothing a player typed reaches them.
    files: ['src/draw/Drawing.svelte', 'src/learn/Prose.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
