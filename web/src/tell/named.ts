// The words of a line cut where names of cards stand in it, so that each can be opened.

export type Part = { text: string; thing: string | null };

/** Cuts a text at names: the longest first, each thing where its name stands first and is still free. */
export function cutAtNames(text: string, names: readonly (readonly [name: string, thing: string])[]): Part[] {
  let parts: Part[] = [{ text, thing: null }];
  for (const [name, thing] of [...names].sort(([a], [b]) => b.length - a.length)) {
    const at = parts.findIndex((part) => part.thing === null && part.text.includes(name));
    if (at < 0 || name === '') continue;
    const whole = parts[at].text;
    const from = whole.indexOf(name);
    const cut = [
      { text: whole.slice(0, from), thing: null },
      { text: name, thing },
      { text: whole.slice(from + name.length), thing: null },
    ].filter((part) => part.text !== '');
    parts = [...parts.slice(0, at), ...cut, ...parts.slice(at + 1)];
  }
  return parts;
}
