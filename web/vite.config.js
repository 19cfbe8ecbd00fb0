import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built into the server's package, so that `ostraka serve` carries it. For work on the
// client, `npm run dev` serves the sources and hands the interface on to a running `ostraka serve`.
const server = 'http://127.0.0.1:8000';

/** The files of the page are listed for the offline shell, and each file of text lies there compressed too. */
function compressed() {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      await list(folder);
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
      for (const path of texts.map((file) => join(folder, file))) {
        await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
      }
    },
  };
}

/** The offline shell is told which files it keeps: all but the words of languages that nobody may speak here. */
async function list(folder) {
  const assets = (await readdir(join(folder, 'assets'))).filter((file) => !/^virtual_words-|\.gz$/.test(file)).sort();
  const shell = join(folder, 'shell.js');
  const text = await readFile(shell, 'utf-8');
  const page = await readFile(join(folder, 'index.html'));
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12);
  const files = assets.map((file) => `'/assets/${file}'`).join(', ');
  await writeFile(shell, text.replace("'__FILES__'", files).replace('__VERSION__', version));
}

/**
 * The words of a language come in two files: `virtual:words-en`, what every screen says, and `virtual:words-en-games`.
 * What only the terminal, the arena and the environments say is left out.
 */
function words() {
  const catalogues = fileURLToPath(new URL('../src/ostraka/locale', import.meta.url));
  const first = /^(web|core|bots|server)\.ftl$/;
  const elsewhere = /^(terminal|arena|report|envs)\.ftl$/;
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words-') ? id : null),
    async load(id) {
      const found = /^virtual:words-(\w\w)(-games)?$/.exec(id);
      if (!found) return null;
      const folder = join(catalogues, found[1]);
      const files = (await readdir(folder)).filter((file) => file.endsWith('.ftl') && !elsewhere.test(file)).sort();
      const wanted = files.filter((file) => first.test(file) !== Boolean(found[2])).map((file) => join(folder, file));
      wanted.forEach((file) => this.addWatchFile(file));
      const texts = await Promise.all(wanted.map((file) => readFile(file, 'utf-8')));
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), compressed()],
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
