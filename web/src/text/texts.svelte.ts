// The player's language: the same catalogues as the server's, one bundle per language, loaded when it is wanted.
import { FluentNumber, FluentResource, type FluentBundle, type Scope } from '@fluent/bundle';
import WORDS, { NAMES } from 'virtual:words';
import { isJoined, isPerson, type Message, type Value } from './message';
import { emptyBundle, listOf, Phrase } from './phrase';

/** Every folder of catalogues is a language. */
export const LANGUAGES: Readonly<Record<string, string>> = NAMES;
export type Language = string;

/** English made longer and accented, to find texts that are cut; nobody is offered it. See docs/translate.md. */
export const PSEUDO = 'xx';

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The language that is spoken where this one is wanted: English for one that is not ours, and for the pseudo-language. */
export const spoken = (wanted: string): Language => (isLanguage(wanted) ? wanted : 'en');

/** The first of the browser's languages that is one of ours. */
export function preferred(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** A text about two fifths longer, every vowel twice and accented, and still to be read. */
export const stretched = (text: string): string =>
  text.replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize('NFC').repeat(2));

/** A number as games have them: up to 999 every language writes the same digits, and a formatter is dear to make. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** A message in words: nested messages are said first. What the page says otherwise than the terminal has `-in-page`. */
export function format(bundle: FluentBundle, message: Message): string {
  const text = formOf(bundle, message, null);
  if (text === null) console.error(`no message ${message.key}`);
  return text ?? message.key;
}

/** An attribute of a message, without a name its value; null if there is none. */
function formOf(bundle: FluentBundle, message: Message, name: string | null): string | null {
  const entries = [bundle.getMessage(`${message.key}-in-page`), bundle.getMessage(message.key)];
  const patterns = entries.map((entry) => (name === null ? entry?.value : entry?.attributes[name]));
  const pattern = patterns.find((found) => found !== undefined && found !== null);
  if (pattern === undefined || pattern === null) return null;
  const values: Record<string, string | Count | Phrase> = {};
  for (const [each, value] of Object.entries(message.values ?? {})) values[each] = put(bundle, value);
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, values, problems);
  if (problems.length > 0) console.error(`message ${message.key}: ${problems[0].message}`);
  return text;
}

/** A value in a form, null where it has no such form. */
function said(bundle: FluentBundle, value: Exclude<Value, number>, name: string | null): string | null {
  if (typeof value === 'string') return name === null ? value : null;
  if (isPerson(value)) return said(bundle, value.called, name);
  if (!isJoined(value)) return name === null ? format(bundle, value) : formOf(bundle, value, name);
  const texts = value.parts.flatMap((part) => said(bundle, part, name) ?? []);
  if (texts.length < value.parts.length) return null;
  if (value.join !== 'and') return texts.join(value.join);
  return texts.length > 1 ? listOf(bundle, texts) : (texts[0] ?? '');
}

function put(bundle: FluentBundle, value: Value): string | Count | Phrase {
  if (typeof value === 'number') return new Count(value);
  if (typeof value === 'string') return value;
  return new Phrase((name) => said(bundle, value, name), isPerson(value) && value.you);
}

export class Texts {
  language = $state<Language>('en');
  private bundles = new Map<Language, FluentBundle>();
  private parts = new Map<string, Promise<void>>();
  /** Whether everything is said in the pseudo-language. */
  private longer = false;
  private bundle = $state.raw(emptyBundle('en'));
  /** Grows when words arrive, so that what was said before is said again. */
  private arrived = $state(0);

  /** Speak this language from now on. What is on the screen changes at once and whole. */
  async speak(wanted: Language): Promise<void> {
    const other = this.bundles.size > 0;
    if (wanted === PSEUDO) this.longer = true;
    const language = spoken(wanted);
    await (other ? this.all(language) : this.part(language, 'first'));
    this.language = language;
    this.bundle = this.bundleOf(language);
    document.documentElement.lang = language;
  }

  /** Wait for the words of a game too. */
  async game(game: string): Promise<void> {
    const own = Object.keys(WORDS[this.language]).find((part) => game.startsWith(part));
    if (own) await this.part(this.language, own);
  }

  /** Wait for all words. */
  async all(language = this.language): Promise<void> {
    await Promise.all(Object.keys(WORDS[language]).map((part) => this.part(language, part)));
  }

  private bundleOf(language: Language): FluentBundle {
    let bundle = this.bundles.get(language);
    if (!bundle)
      this.bundles.set(language, (bundle = emptyBundle(language, this.longer ? { transform: stretched } : {})));
    return bundle;
  }

  private part(language: Language, part: string): Promise<void> {
    const name = `${language}-${part}`;
    let loading = this.parts.get(name);
    if (!loading) {
      loading = this.read(language, part);
      loading.catch(() => this.parts.delete(name)); // asked for again when it is wanted again
      this.parts.set(name, loading);
    }
    return loading;
  }

  private async read(language: Language, part: string): Promise<void> {
    const words = await WORDS[language][part]();
    this.bundleOf(language).addResource({ body: words.default }, { allowOverrides: true });
    this.arrived += 1;
  }

  /** Know the words that a game from outside brings, in the language spoken now; what is said already keeps its meaning. */
  async learn(game: string): Promise<void> {
    const { language } = this;
    const answer = await fetch(`/api/games/${game}/texts?locale=${language}`).catch(() => null);
    if (!answer?.ok) return;
    this.bundles.get(language)?.addResource(new FluentResource(await answer.text()), { allowOverrides: false });
    this.arrived += 1;
  }

  has(key: string): boolean {
    return this.arrived >= 0 && this.bundle.hasMessage(key);
  }

  /** The values that a message asks for, as far as they stand in it openly. */
  variables(key: string): string[] {
    const pattern = this.arrived >= 0 ? this.bundle.getMessage(key)?.value : null;
    if (!pattern || typeof pattern === 'string') return [];
    return pattern.flatMap((part) => (typeof part === 'object' && part.type === 'var' ? [part.name] : []));
  }

  say = (message: Message | string, values?: Record<string, Value>): string => {
    const whole = typeof message === 'string' ? { key: message, values } : message;
    const own = `web-${whole.key}-on-board`; // what a board shows need not be said in full
    return this.arrived >= 0 ? format(this.bundle, this.has(own) ? { ...whole, key: own } : whole) : '';
  };
}

export const texts = new Texts();
export const t = texts.say;
