import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstPictures, preferred } from './first/plugin.js';
import { spelled } from './src/page/sizes.ts';

// The page is built into the server's package, so that `ostraka serve` carries it. For work on the
// client, `npm run dev` serves the sources and hands the interface on to a running `ostraka serve`.
const server = 'http://127.0.0.1:8000';

const BEST = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

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
        const text = await readFile(path);
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
        await writeFile(`${path}.br`, brotliCompressSync(text, BEST));
      }
    },
  };
}

/** The offline shell is told which files it keeps: all but the words of languages that nobody may speak here. */
async function list(folder) {
  const assets = (await readdir(join(folder, 'assets')))
    .filter((file) => !/^virtual_words-|\.(gz|br)$/.test(file))
    .sort();
  const shell = join(folder, 'shell.js');
  const text = await readFile(shell, 'utf-8');
  const page = await readFile(join(folder, 'index.html'));
  const version = createHash('sha256').update(page).update(assets.join()).digest('hex').slice(0, 12);
  const files = assets.map((file) => `'/assets/${file}'`).join(', ');
  await writeFile(shell, text.replace("'__FILES__'", files).replace('__VERSION__', version));
}

/**
 * The words of a language come in files: `virtual:words-en`, what every screen says; `virtual:words-en-arkantar`, what one
 * game says; `virtual:words-en-others`, the rest. A game has words for the page, `web_GAME.ftl`, and all files that begin
 * with its name. What only the terminal, the arena and the environments say is left out. They come as they are once read:
 * reading them is dear on a phone.
 */
export function words(catalogues = fileURLToPath(new URL('../src/ostraka/locale', import.meta.url))) {
  const first = /^(web|core|bots|server|meeting)\.ftl$/;
  const elsewhere = /^(terminal|arena|report|envs|cli|help|selfplay)\.ftl$/;
  const said = async (language) => (await readdir(join(catalogues, language))).filter((file) => file.endsWith('.ftl'));
  const gamesOf = (files) => files.flatMap((file) => /^web_(\w+)\.ftl$/.exec(file)?.[1] ?? []);
  const partOf = (file, games) =>
    first.test(file) ? 'first' : (games.find((game) => file.replace('web_', '').startsWith(game)) ?? 'others');
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words') ? id : null),
    async load(id) {
      if (id === 'virtual:words') {
        const languages = (await readdir(catalogues)).filter((name) => /^\w\w$/.test(name));
        const named = await Promise.all(languages.map((language) => nameOf(join(catalogues, language))));
        return listed(Object.fromEntries(languages.map((one, at) => [one, named[at]])), gamesOf(await said('en')));
      }
      const found = /^virtual:words-(\w\w)-(\w+)$/.exec(id);
      if (!found) return null;
      const [, language, part] = found;
      const games = gamesOf(await said('en'));
      const read = async (spoken) => {
        const files = (await said(spoken)).filter((file) => !elsewhere.test(file) && partOf(file, games) === part);
        const paths = files.sort().map((file) => join(catalogues, spoken, file));
        paths.forEach((path) => this.addWatchFile(path));
        const texts = await Promise.all(paths.map((path) => readFile(path, 'utf-8')));
        return new FluentResource(texts.join('\n')).body;
      };
      // What has not been translated yet is said in English.
      const own = await read(language);
      const known = new Set(own.map((entry) => entry.id));
      const body = [...own, ...(await read('en')).filter((entry) => !known.has(entry.id))];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}

/** What a language calls itself. */
async function nameOf(folder) {
  return /^language-name = (.+)$/m.exec(await readFile(join(folder, 'core.ftl'), 'utf-8'))[1];
}

/** By language and part, how its words are loaded; English first, then by their names. */
function listed(named, games) {
  const languages = ['en', ...Object.keys(named).filter((language) => language !== 'en')];
  const parts = ['first', ...games, 'others'];
  const row = (language) =>
    parts.map((part) => `${part}: () => import('virtual:words-${language}-${part}')`).join(', ');
  const rows = languages.map((language) => `${language}: { ${row(language)} }`);
  const names = JSON.stringify(Object.fromEntries(languages.map((language) => [language, named[language]])));
  return `export default { ${rows.join(', ')} };\nexport const NAMES = ${names};`;
}

/** Screens whose files the server announces in the page itself: by the first part of the path. */
const ANNOUNCED = { '': 'Home', t: 'TableScreen' };

/** `hints.json` tells the server which files a screen, a game and a language need, and what is seen before they come. */
function hints() {
  return {
    name: 'hints',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const all = (name, seen = new Set()) => {
        if (seen.has(name) || !bundle[name]) return seen;
        seen.add(name);
        bundle[name].viteMetadata?.importedCss.forEach((file) => seen.add(file));
        bundle[name].imports.forEach((other) => all(other, seen));
        return seen;
      };
      const begun = all(chunks.find((chunk) => chunk.isEntry).fileName);
      const needs = (chunk) => [...all(chunk.fileName)].filter((file) => !begun.has(file)).map((file) => `/${file}`);
      // A module that is loaded by itself has a chunk of its own, unless it was put together with others.
      const apart = new Set(chunks.map((chunk) => chunk.facadeModuleId));
      const begins = (chunk) =>
        chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds.filter((id) => !apart.has(id));
      const of = (pattern) =>
        Object.fromEntries(
          chunks.flatMap((chunk) =>
            begins(chunk).flatMap((id) => {
              const found = pattern.exec(id);
              return found ? [[found[1], needs(chunk)]] : [];
            }),
          ),
        );
      const screens = of(/\/screens\/(\w+)\.svelte$/);
      const paths = Object.fromEntries(Object.entries(ANNOUNCED).map(([path, name]) => [path, screens[name]]));
      const source = {
        paths,
        games: of(/\/games\/(\w+)\/index\.ts$/),
        words: of(/^virtual:words-(.+)$/),
        pictures: await firstPictures(),
      };
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(source, null, 1) });
    },
  };
}

/** Media queries name sizes of screens, which are declared once. */
const sizes = {
  postcssPlugin: 'sizes',
  AtRule: {
    media: (rule) => {
      rule.params = spelled(rule.params);
    },
  },
};

/** Few files for what every screen needs and for what every table needs: each more is a wait on a slow line. */
const TOGETHER = [
  { name: 'page', test: /\/src\/(main\.ts$|draw\/)/, priority: 3 },
  { name: 'home', test: /\/screens\/Home\.svelte$/, priority: 2 },
  {
    name: 'table',
    test: /\/screens\/TableScreen\.svelte$|\/games\/touch\.ts$|\/svelte\/src\/reactivity\//,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [svelte(), words(), preferred(), hints(), compressed()],
  base: '/',
  css: { postcss: { plugins: [sizes] } },
  build: {
    outDir: '../src/ostraka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Style sheets too are read by tests, as they are written.
  test: { include: ['tests/**/*.test.ts'], css: true },
});
