// Two small sounds of our own: a knock on wood when the player is due, and clay on stone when a thing is put down.

let context: AudioContext | null = null;

function strike(frequency: number, length: number, loudness: number, wave: OscillatorType): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = new OscillatorNode(context, { type: wave, frequency });
  const volume = new GainNode(context, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(frequency / 2, start + length);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function knock(): void {
  strike(220, 0.12, 0.12, 'triangle');
  setTimeout(() => strike(196, 0.16, 0.1, 'triangle'), 130);
}

export function clay(): void {
  strike(540, 0.05, 0.05, 'sine');
}
