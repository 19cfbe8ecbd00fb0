// Names inside sentences: their grammatical forms, and whether the name is the reader's own. The catalogues may use three
// functions, the same here and in Python (`ostraka/core/i18n/phrase.py`, which says what they do).
import { FluentBundle, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

/** A message, or several of them, as a value of a sentence: its plain form without a name. */
export class Phrase extends FluentType<string> {
  constructor(
    readonly form: (name: string | null) => string | null,
    readonly you = false,
  ) {
    super('');
  }

  toString(): string {
    return this.form(null) ?? '';
  }
}

/** The first letter of a text, small and without accents. */
export const start = (text: string): string => /[\p{L}\p{N}]/u.exec(text.normalize('NFD'))?.[0].toLowerCase() ?? '';

/** The article that a name begins with, “none” if it has none, and the name without it. */
export function apart(text: string, articles: string): [article: string, name: string] {
  for (const article of articles.split(' ')) {
    const before = article.endsWith('’') ? article : `${article} `;
    if (article && text.startsWith(before)) return [article.replace('’', ''), text.slice(before.length)];
  }
  return ['none', text];
}

/** A bundle of a language, whose messages may use them. */
export function emptyBundle(language: string, options: { transform?: (text: string) => string } = {}): FluentBundle {
  const form: FluentFunction = ([value, wanted]): FluentValue => {
    const name = String(wanted);
    const own = value instanceof Phrase ? value.form(name) : null;
    if (own !== null) return own;
    const plain = value instanceof Phrase ? value.toString() : String(value);
    const [article, bare] = apart(plain, glued(bundle, 'form-articles', {}) ?? '');
    return glued(bundle, `form-${name}`, { name: bare, article, start: start(bare) }) ?? plain;
  };
  const person: FluentFunction = ([value]) => (value instanceof Phrase && value.you ? 'you' : 'other');
  const capital: FluentFunction = ([value]) => {
    const text = value instanceof Phrase ? value.toString() : String(value);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
  const functions = { FORM: form, PERSON: person, CAPITAL: capital };
  const bundle = new FluentBundle(language, { ...options, functions, useIsolating: false });
  return bundle;
}

/** What joins names in this language; null if it has no such message. */
function glued(bundle: FluentBundle, key: string, values: Record<string, string>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : null;
}

/** A list as a language writes it: `list-more` joins, `list-and` joins the last one. */
export function listOf(bundle: FluentBundle, texts: readonly string[]): string {
  return texts.reduce((first, next, at) => {
    const key = at === texts.length - 1 ? 'list-and' : 'list-more';
    return glued(bundle, key, { first, next, start: start(next) }) ?? `${first}, ${next}`;
  });
}
