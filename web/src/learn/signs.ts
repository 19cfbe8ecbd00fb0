// Signs in the words of a rules page: drawn as they are on the table.
import { icons } from '../draw/icons';

/** An icon of the set as a whole <svg>. */
function drawn(name: string): string {
  const { d, s } = icons[name] ?? icons.look;
  const strokes = s.map(
    ([path, width]) => `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${path}"/>`,
  );
  return (
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">' +
    `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>${strokes.join('')}</svg>`
  );
}

/** HTML of a page with its signs drawn: by the game where it has a drawing of its own, else as an icon. */
export const withSigns = (html: string, own?: (name: string) => string | null): string =>
  html.replace(
    /<i data-sign="([a-z0-9-]+)"><\/i> ?/g, // a sign and its word stay on one line
    (_, name: string) => `<i class="sign ${name}">${own?.(name) ?? drawn(name)}</i>&nbsp;`,
  );
