// What is seen before the client comes. Home and tables have a first picture; the server puts in the words and sends it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { logo } from '../src/draw/logo';

/** By the first part of the path. */
const PICTURES = { '': 'home', t: 'table' };

const text = (name) => readFile(new URL(name, import.meta.url), 'utf-8');
const tight = (markup) => markup.replace(/>\s+</g, '><').trim();

/** The drawing of a component that is nothing but markup. */
async function drawn(component) {
  return (await text(`../src/draw/${component}.svelte`)).replace(/<script[^]*<\/script>/, '');
}

/** By the first part of the path: markup in which `{web-…}` and `{title}` stand for words. */
export async function firstPictures() {
  const filled = async (name) =>
    tight((await text(`${name}.html`)).replaceAll('{mark}', await drawn('Mark')).replaceAll('{logo}', logo()));
  const all = Object.entries(PICTURES).map(async ([path, name]) => [path, await filled(name)]);
  return Object.fromEntries(await Promise.all(all));
}

/** The page first asks what its reader prefers; the script for that never changes under its name. */
export function preferred() {
  let file = '';
  return {
    name: 'preferred',
    apply: 'build',
    async buildStart() {
      const source = await text('prefer.js');
      file = `assets/prefer-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
  };
}
