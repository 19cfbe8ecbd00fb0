// Who the player is: a name and a secret that this device keeps. There are no accounts.
import { keep, kept } from './kept';
import { t } from './text/texts.svelte';
import { get, identify, post, Refusal, request } from './wire/api';

interface Held {
  guest: string;
  name: string;
  secret: string;
}

class Me {
  held = $state<Held | null>(kept<Held | null>('me', null));
  private asking: Promise<Held> | null = null;

  constructor() {
    identify(this.held?.secret ?? null);
  }

  get name(): string {
    return this.held?.name ?? '';
  }

  /** The secret, made with the first thing that needs one. */
  async known(name = ''): Promise<Held> {
    if (this.held) return this.held;
    this.asking ??= post<Held>('/guests', { name: name || t('web-guest-name') }).then((held) => {
      this.hold(held);
      return held;
    });
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    if (!this.held) {
      await this.known(name);
      return;
    }
    await request('PATCH', '/me', { name });
    this.hold({ ...this.held, name });
  }

  /** The path that makes another device the same person, once, for ten minutes. */
  async invite(): Promise<string> {
    await this.known();
    return (await post<{ path: string }>('/me/links')).path;
  }

  /** Be the person who showed this code on another device. */
  async become(code: string): Promise<void> {
    this.hold(await post<Held>('/guests/link', { code }));
  }

  /** A secret that the server does not know any more is let go. */
  async verify(): Promise<void> {
    if (!this.held) return;
    try {
      const { name } = await get<{ name: string }>('/me');
      if (name !== this.held.name) this.hold({ ...this.held, name });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'secret') this.hold(null);
    }
  }

  private hold(held: Held | null): void {
    this.held = held;
    this.asking = null;
    keep('me', held);
    identify(held?.secret ?? null);
  }
}

export const me = new Me();
