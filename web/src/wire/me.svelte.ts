// Who the player is: a name and a secret that this device keeps. There are no accounts.
import { keep, kept } from '../page/kept';
import { t } from '../text/texts.svelte';
import { get, post, Refusal, patch } from './api';
import { identity } from './identity';

interface Held {
  guest: string;
  name: string;
  secret: string;
  /** The name was not chosen: it is the word for a guest, in the language of the page. */
  unnamed?: boolean;
}

const stored = (): Held | null => kept<Held | null>('me', null);

class Me {
  held = $state<Held | null>(stored());
  private asking: Promise<Held> | null = null;

  constructor() {
    identity.verify = () => this.verify();
    identity.become(this.held?.secret ?? null);
  }

  get name(): string {
    return this.held?.name ?? '';
  }

  /** The secret, made with the first thing that needs one. */
  async known(name = ''): Promise<Held> {
    if (this.held) return this.held;
    this.asking ??= post('/guests', { name: name || t('web-guest-name') }).then(
      (guest) => {
        const held = { ...guest, unnamed: !name };
        this.hold(held);
        return held;
      },
      (error: unknown) => {
        this.asking = null; // asked again with the next thing that needs one
        throw error;
      },
    );
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    if (!this.held) {
      await this.known(name);
      return;
    }
    await patch('/me', { name });
    this.hold({ ...this.held, name, unnamed: false });
  }

  /** Who has chosen no name is called a guest in the language that the page speaks now. */
  async translate(): Promise<void> {
    const name = t('web-guest-name');
    if (!this.held?.unnamed || name === this.held.name) return;
    const { held } = this;
    await patch('/me', { name });
    if (this.held === held) this.hold({ ...held, name });
  }

  /** Be somebody at a table, by this name if one was given. */
  async sitAs(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) await this.rename(wanted);
    else await this.known();
  }

  /** The path that makes another device the same person, once, for ten minutes. */
  async invite(): Promise<string> {
    await this.known();
    return (await post('/me/links')).path;
  }

  /** Be the person who showed this code on another device. */
  async become(code: string): Promise<void> {
    this.hold(await post('/guests/link', { code }));
  }

  /** A secret that the server does not know any more is let go; another window may have a newer one. */
  async verify(): Promise<void> {
    const newer = stored();
    if (newer && newer.secret !== this.held?.secret) this.hold(newer);
    if (!this.held) return;
    try {
      const { name } = await get('/me');
      if (name !== this.held.name) this.hold({ ...this.held, name });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'secret') this.hold(null);
    }
  }

  private hold(held: Held | null): void {
    const other = held?.guest !== this.held?.guest;
    this.held = held;
    this.asking = null;
    keep('me', held);
    identity.become(held?.secret ?? null);
    if (other) void import('./offline').then(({ forget }) => forget()).catch(() => {}); // it keeps nothing, then
  }
}

export const me = new Me();
