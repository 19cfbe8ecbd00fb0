import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Components are written in TypeScript. Their own rules are told apart by a class that is short: it is written often. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` },
};
