/** Tab enters and leaves a group of many buttons; the arrow keys walk inside it. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Where a key leads from `at`, or null if it leads nowhere. */
export function stepped(key: string, at: number, count: number, columns: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = STEPS[key]?.(columns);
  if (by === undefined) return null;
  const next = at + by;
  const leavesRow =
    Math.abs(by) === 1 && columns < count && Math.floor(next / columns) !== Math.floor(at / columns);
  return next < 0 || next >= count || leavesRow ? null : next;
}

export class Roving {
  /** The member that Tab leads to. */
  at = $state(0);

  /** `columns` is asked anew at every key: a group may change its shape with the screen. */
  constructor(private readonly columns: () => number) {}

  /** `count` where members come and go: the last stands in for one that has gone. */
  tabindex(index: number, count = Infinity): 0 | -1 {
    return index === Math.min(this.at, count - 1) ? 0 : -1;
  }

  /** The same where some members are worth going to: to the first of those, unless one is there already. */
  tabindexTo(index: number, worth: boolean[]): 0 | -1 {
    const here = Math.min(this.at, worth.length - 1);
    const first = worth[here] ? here : worth.indexOf(true);
    return index === (first < 0 ? here : first) ? 0 : -1;
  }

  /** To be attached to the group; its members carry `data-rove`. */
  readonly group: Attachment = (group) => {
    const walk = (event: Event): void => this.walk(group, event as KeyboardEvent);
    group.addEventListener('keydown', walk);
    return () => group.removeEventListener('keydown', walk);
  };

  private walk(group: Element, event: KeyboardEvent): void {
    const members = [...group.querySelectorAll<HTMLElement | SVGElement>('[data-rove]')];
    const from = members.indexOf(event.target as HTMLElement);
    const to = from < 0 ? null : stepped(event.key, from, members.length, this.columns());
    if (to === null) return;
    event.preventDefault();
    this.at = to;
    members[to]?.focus();
  }
}

/** Enter and Space press a drawn button as they press a real one. */
export function pressedBy(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}
