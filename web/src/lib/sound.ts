// A soft sound when it is one's turn: two drops of water, made here.
import { settings } from './settings.svelte';

const DROPS: [after: number, hertz: number][] = [[0, 660], [0.16, 880]];
const LASTS = 0.5; // seconds
const VOLUME = 0.12;
let player: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  player ??= new AudioContext();
  void player.resume(); // browsers let nothing sound before the first press
  for (const [after, hertz] of DROPS) drop(player, player.currentTime + after, hertz);
}

function drop(player: AudioContext, when: number, hertz: number): void {
  const [tone, volume] = [player.createOscillator(), player.createGain()];
  tone.frequency.setValueAtTime(hertz * 1.5, when);
  tone.frequency.exponentialRampToValueAtTime(hertz, when + 0.06);
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(VOLUME, when + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + LASTS);
  tone.connect(volume).connect(player.destination);
  tone.start(when);
  tone.stop(when + LASTS);
}
