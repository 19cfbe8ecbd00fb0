/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built into the server's package, so that `ostraka serve` carries it. For work on the
// client, `npm run dev` serves the sources and hands the interface on to a running `ostraka serve`.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/ostraka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
