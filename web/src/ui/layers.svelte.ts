// What lies over the screen: at most one panel at a time.

export type Layer = 'settings' | 'menu' | 'keys' | 'type' | 'text' | 'log' | 'chat' | 'name' | null;

class Layers {
  open = $state<Layer>(null);

  toggle(layer: Exclude<Layer, null>): void {
    this.open = this.open === layer ? null : layer;
  }

  close(): void {
    this.open = null;
  }
}

export const layers = new Layers();
