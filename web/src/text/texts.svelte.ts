// The player's language: the same catalogues as the server's, one bundle per language, loaded when it is wanted.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { isJoined, type Joined, type Message, type Value } from './message';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** By language: what every screen needs before it can be shown, and the games' words, which follow. */
const WORDS: Record<Language, { first: () => Promise<Words>; games: () => Promise<Words> }> = {
  en: { first: () => import('virtual:words-en'), games: () => import('virtual:words-en-games') },
  fr: { first: () => import('virtual:words-fr'), games: () => import('virtual:words-fr-games') },
  es: { first: () => import('virtual:words-es'), games: () => import('virtual:words-es-games') },
  de: { first: () => import('virtual:words-de'), games: () => import('virtual:words-de-games') },
};
type Words = { default: string };

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first of the browser's languages that is one of ours. */
export function preferred(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

async function read(bundle: FluentBundle, words: Promise<Words>): Promise<void> {
  bundle.addResource(new FluentResource((await words).default), { allowOverrides: true });
}

/** A message in words: nested messages are said first. */
export function format(bundle: FluentBundle, message: Message): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.values ?? {})) values[name] = plain(bundle, value);
  const pattern = bundle.getMessage(message.key)?.value;
  if (!pattern) {
    console.error(`no message ${message.key}`);
    return message.key;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, values, problems);
  if (problems.length > 0) console.error(`message ${message.key}: ${problems[0].message}`);
  return text;
}

function plain(bundle: FluentBundle, value: Value): string | number {
  if (typeof value !== 'object') return value;
  if (isJoined(value)) return (value as Joined).parts.map((part) => format(bundle, part)).join(value.join);
  return format(bundle, value as Message);
}

class Texts {
  language = $state<Language>('en');
  private bundles = new Map<Language, FluentBundle>();
  private complete = new Map<Language, Promise<void>>();
  private bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  /** Grows when words arrive, so that what was said before is said again. */
  private arrived = $state(0);

  /** Speak this language from now on. What is on the screen changes at once and whole. */
  async speak(language: Language): Promise<void> {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      await read(bundle, WORDS[language].first());
      this.bundles.set(language, bundle);
    }
    const others = this.games(language);
    if (this.complete.size > 1) await others;
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Wait for the words of the games too. */
  games(language = this.language): Promise<void> {
    const bundle = this.bundles.get(language);
    if (!bundle) return Promise.resolve();
    let loading = this.complete.get(language);
    if (!loading) {
      loading = read(bundle, WORDS[language].games()).then(() => {
        this.arrived += 1;
      });
      this.complete.set(language, loading);
    }
    return loading;
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
    return this.arrived >= 0 ? format(this.bundle, whole) : '';
  };
}

export const texts = new Texts();
export const t = texts.say;
