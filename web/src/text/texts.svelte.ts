// The player's language: the same catalogues as the server's, one bundle per language, loaded when it is wanted.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import WORDS from 'virtual:words';
import { isJoined, type Joined, type Message, type Value } from './message';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first of the browser's languages that is one of ours. */
export function preferred(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** A number as games have them: up to 999 every language writes the same digits, and a formatter is dear to make. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** A message in words: nested messages are said first. What the page says otherwise than the terminal has `-in-page`. */
export function format(bundle: FluentBundle, message: Message): string {
  const values: Record<string, string | Count> = {};
  for (const [name, value] of Object.entries(message.values ?? {})) values[name] = plain(bundle, value);
  const pattern = (bundle.getMessage(`${message.key}-in-page`) ?? bundle.getMessage(message.key))?.value;
  if (!pattern) {
    console.error(`no message ${message.key}`);
    return message.key;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, values, problems);
  if (problems.length > 0) console.error(`message ${message.key}: ${problems[0].message}`);
  return text;
}

function plain(bundle: FluentBundle, value: Value): string | Count {
  if (typeof value === 'number') return new Count(value);
  if (typeof value === 'string') return value;
  if (isJoined(value)) return (value as Joined).parts.map((part) => format(bundle, part)).join(value.join);
  return format(bundle, value as Message);
}

class Texts {
  language = $state<Language>('en');
  private bundles = new Map<Language, FluentBundle>();
  private parts = new Map<string, Promise<void>>();
  private bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  /** Grows when words arrive, so that what was said before is said again. */
  private arrived = $state(0);

  /** Speak this language from now on. What is on the screen changes at once and whole. */
  async speak(language: Language): Promise<void> {
    const other = this.bundles.size > 0;
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
    if (!bundle) this.bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
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
