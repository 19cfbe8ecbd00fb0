/** The catalogues of a language in one text: vite.config.js puts them together. */
declare module 'virtual:words-*' {
  const text: string;
  export default text;
}
