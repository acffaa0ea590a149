/** Single keys that do something: whoever knows of one says so while it works, and "?" lists them all. */
import { SvelteSet } from 'svelte/reactivity';

import { settings } from './settings/settings.svelte';

export interface Key {
  /** As the browser calls it: " ", "a", "?". */
  key: string;
  /** What it does. */
  label: string;
  press(): void;
}

type Keys = () => Key[];

const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog';
const OWN_SPACE = 'button, a, summary, [role=button], [role=tab]'; // these are pressed by it
const known = new SvelteSet<Keys>();

/** All that work now, in the order in which they were made known. */
export const keysNow = (): Key[] => (settings.keys ? [...known].flatMap((keys) => keys()) : []);

/** While a component is there, these keys work. Call it where components begin. */
export function listenFor(keys: Keys): void {
  $effect(() => {
    const heard = (event: KeyboardEvent): void => hear(event, settings.keys ? keys() : []);
    known.add(keys);
    addEventListener('keydown', heard);
    return () => {
      known.delete(keys);
      removeEventListener('keydown', heard);
    };
  });
}

function hear(event: KeyboardEvent, keys: Key[]): void {
  const meant = keys.find(({ key }) => key === event.key.toLowerCase());
  if (!meant || !isFree(event)) return;
  event.preventDefault();
  meant.press();
}

/** Whether nobody else waits for it: no field, no dialog, no button that has the focus. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  const taken = event.key === ' ' ? `${ELSEWHERE}, ${OWN_SPACE}` : ELSEWHERE;
  return !at.closest(taken) && !document.querySelector('dialog[open]');
}
