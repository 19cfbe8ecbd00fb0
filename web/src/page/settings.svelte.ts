// The player's preferences, kept on this device and obeyed at once.
import { keep, kept } from './kept';
import { preferred, texts, type Language } from '../text/texts.svelte';

export type Theme = 'light' | 'dark' | 'contrast' | 'system';
/**
 * When a finished choice is played: only when it is touched again or confirmed; at once unless it ends the turn or
 * was the first touch; always at once.
 */
export type Confirm = 'always' | 'final' | 'never';

export interface Preferences {
  theme: Theme;
  language: Language | null;
  text: number;
  confirm: Confirm;
  /** How fast changes are told: 1 is the pace of a hand at a table. */
  speed: number;
  motion: boolean;
  sound: boolean;
  /** Whether the system tells the player that it is their turn while the page is hidden. */
  notify: boolean;
  /** What a screen reader is told: every step, only my turns, nothing. */
  speech: 'steps' | 'turns' | 'off';
}

const touch = (): boolean => matchMedia('(pointer: coarse)').matches;

class Settings {
  now = $state<Preferences>({
    theme: 'system',
    language: null,
    text: 100,
    confirm: 'always',
    speed: 1,
    motion: true,
    sound: !touch(),
    notify: false,
    speech: 'steps',
    ...kept<Partial<Preferences>>('settings', {}),
  });
  private systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  private systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.systemDark = event.matches;
      this.show();
    });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.systemStill = event.matches;
      this.show();
    });
    this.show();
  }

  get look(): 'light' | 'dark' | 'contrast' {
    const { theme } = this.now;
    if (theme !== 'system') return theme;
    return this.systemDark ? 'dark' : 'light';
  }

  /** Whether things travel; where they do not, they fade in where they arrive. */
  get travels(): boolean {
    return this.now.motion && !this.systemStill;
  }

  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    const before = this.now[name];
    this.now[name] = value;
    keep('settings', this.now);
    if (name === 'language')
      this.speak().catch(() => {
        if (this.now[name] === value && before !== value) this.set(name, before); // its words cannot be had now
      });
    this.show();
  }

  get language(): Language {
    return this.now.language ?? preferred(navigator.languages);
  }

  speak(): Promise<void> {
    return texts.speak(this.language);
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.look;
    if (this.travels) delete root.dataset.still;
    else root.dataset.still = '';
    root.style.setProperty('--text', String(this.now.text / 100));
  }
}

export const settings = new Settings();
