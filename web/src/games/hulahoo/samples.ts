/** Positions for tests. */
import type { Play, HulaView } from './view';

export const VIEW: HulaView = {
  phase: 'play',
  options: { target: 77, streak: false, chaos_call: false },
  round: 1,
  turn: 0,
  to_act: [0],
  winners: [],
  dealer: 1,
  caller: 1,
  hands: [
    [3, 7, 7],
    [null, null],
  ],
  open: [[9], [4, 4]],
  shown: [null, null],
  known: [[], []],
  draw: 40,
  discard: [5, 8],
  call: '+',
  in: [true, true],
  points: [0, 0],
  row: null,
  last: null,
};

export const view = (changed: Partial<HulaView> = {}): HulaView => ({ ...VIEW, ...changed });

/** "h9+>b" as a play; "+>b" names somebody again. */
export function play(move: string): Play {
  const [, from, value, call, next] = /^([ho]?)(\d*)([+\-=])(?:>(\w))?$/.exec(move) ?? [];
  return {
    move,
    label: move,
    card: from ? { from: from === 'h' ? 'hand' : 'open', value: Number(value) } : null,
    call: call as Play['call'],
    next: next ? next.charCodeAt(0) - 97 : null,
  };
}
