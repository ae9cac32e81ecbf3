// Short sounds. The client computes them, so it fetches nothing. This device remembers their switch.
import { signal } from '@preact/signals';
import { store, stored } from '../browser/storage';

export type Sound = 'placed' | 'chosen' | 'discarded' | 'your_turn' | 'ended';

const setting = 'reami.sounds';
export const soundsOn = signal(stored(setting) !== 'off');

export function switchSounds(): void {
  soundsOn.value = !soundsOn.value;
  store(setting, soundsOn.value ? 'on' : 'off');
}

interface Note {
  /** the frequency at the beginning and at the end, in Hz */
  readonly from: number;
  readonly to: number;
  /** when the tone begins, in seconds after the beginning of the sound */
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const note = (from: number, at: number, lasts: number, more: Partial<Note> = {}): Note => ({
  from,
  to: from,
  at,
  lasts,
  wave: 'triangle',
  loud: 0.12,
  ...more,
});

const scores: Record<Sound, readonly Note[]> = {
  placed: [note(190, 0, 0.12, { to: 70, loud: 0.35 }), note(1400, 0, 0.03, { wave: 'square', loud: 0.03 })],
  chosen: [note(523, 0, 0.09), note(659, 0.06, 0.12)],
  discarded: [note(330, 0, 0.14, { to: 200 }), note(220, 0.12, 0.2, { to: 130 })],
  your_turn: [note(784, 0, 0.18), note(1047, 0.13, 0.35)],
  ended: [note(523, 0, 0.2), note(659, 0.15, 0.2), note(784, 0.3, 0.2), note(1047, 0.45, 0.6)],
};

let audio: AudioContext | null = null;

/**
 * Creates the audio context during a touch. Browsers allow no sounds before the first touch, and some allow
 * them only from a context that was created during a touch.
 */
function wake(): void {
  audio ??= new AudioContext();
  void audio.resume();
}
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { once: true, capture: true });

/** Plays a sound. Plays nothing before the player's first touch. */
export function sound(name: Sound): void {
  if (!soundsOn.value || audio === null) return;
  void audio.resume(); // a sleeping phone suspends the context
  for (const one of scores[name]) ring(audio, one);
}

function ring(audio: AudioContext, { from, to, at, lasts, wave, loud }: Note): void {
  const begin = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
}
