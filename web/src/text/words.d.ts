/** How the words of each language are loaded, by part: `first`, each game, `others`. vite.config.js puts them together. */
declare module 'virtual:words' {
  import type { FluentResource } from '@fluent/bundle';
  const words: Record<string, Record<string, () => Promise<{ default: FluentResource['body'] }>>>;
  export default words;
  /** What each language calls itself: `language-name` of its catalogue. */
  export const NAMES: Record<string, string>;
}
