/** What a person has chosen, kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';

import { LANGUAGES, type Language, firstSpoken } from '../i18n/language';
import { PACES, type Pace } from '../live/pace';

const KEY = 'tablee.settings';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PALETTES = ['table', 'clear', 'bold'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

export interface Choices {
  language: Language;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  sound: boolean;
  /** Whether single keys do something. */
  keys: boolean;
}

const ALLOWED: { [K in keyof Choices]: readonly Choices[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  motion: MOTIONS,
  pace: PACE_NAMES,
  sound: [true, false],
  keys: [true, false],
};

/** What was kept, with a default for whatever is missing or no longer offered. */
export function readChoices(kept: string | null, wanted: readonly string[]): Choices {
  const found = parsed(kept);
  const pick = <K extends keyof Choices>(key: K, otherwise: Choices[K]): Choices[K] =>
    ALLOWED[key].includes(found[key] as Choices[K]) ? (found[key] as Choices[K]) : otherwise;
  return {
    language: pick('language', firstSpoken(wanted)),
    theme: pick('theme', 'auto'),
    palette: pick('palette', 'table'),
    motion: pick('motion', 'auto'),
    pace: pick('pace', 'normal'),
    sound: pick('sound', true),
    keys: pick('keys', true),
  };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function load(): Choices {
  if (typeof localStorage === 'undefined') return readChoices(null, []);
  return readChoices(localStorage.getItem(KEY), navigator.languages);
}

export const settings = $state(load());

/** Writes the settings where they have an effect. Call it inside an `$effect`. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  Object.assign(root.dataset, { theme: settings.theme, palette: settings.palette, motion: motion() });
}

const calm = typeof matchMedia === 'undefined' ? null : new MediaQuery('prefers-reduced-motion: reduce');

/** Whether pieces move, or are simply where they are. */
export function motion(): 'full' | 'reduced' {
  if (settings.motion !== 'auto') return settings.motion;
  return calm?.current ? 'reduced' : 'full';
}
