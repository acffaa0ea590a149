/** Plays sounds made of notes; nothing is loaded. Browsers allow it only after a first click or key. */
import { settings } from '../settings/settings.svelte';
import type { Note, Sound } from './notes';

const LOUDNESS = 0.22;
const FADE = 0.008; // seconds; without it notes click
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function sound(notes: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime((note.loud ?? 0.5) * LOUDNESS, start + FADE);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  volume.connect(audio.destination);
  const source =
    note.wave === 'noise' ? breath(audio, note, volume, start) : tone(audio, note, volume, start);
  source.start(start);
  source.stop(start + note.length);
}

function tone(audio: AudioContext, note: Note, out: AudioNode, start: number): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = note.wave === 'noise' ? 'sine' : note.wave;
  glide(oscillator.frequency, note, start);
  oscillator.connect(out);
  return oscillator;
}

function breath(audio: AudioContext, note: Note, out: AudioNode, start: number): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= whiteNoise(audio);
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, note, start);
  source.connect(band).connect(out);
  return source;
}

function glide(pitch: AudioParam, note: Note, start: number): void {
  pitch.setValueAtTime(note.from, start);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, start + note.length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
