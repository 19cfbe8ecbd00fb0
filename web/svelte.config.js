import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Components are written in TypeScript. */
export default { preprocess: vitePreprocess() };
