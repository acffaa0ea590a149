import { tick } from 'svelte';

/** Acts, and keeps the keyboard on the board (at `next`) when the button that was pressed goes away by it. */
export async function keepingFocus(board: Element | undefined, next: string, act: () => void): Promise<void> {
  const stays = board?.contains(document.activeElement);
  act();
  await tick();
  if (stays && !board?.contains(document.activeElement))
    board?.querySelector<HTMLElement | SVGElement>(next)?.focus();
}
