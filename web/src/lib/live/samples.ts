/** Messages for tests: say what matters, the rest is plain. */
import type { PositionByKey } from './worded';
import type { SeatShown, TableShown } from '../wire';

export function position(given: Partial<PositionByKey> = {}): PositionByKey {
  return {
    type: 'position',
    number: 0,
    now: 1_000,
    seat: 0,
    curtain: null,
    view: { to_act: [0] },
    moves: [],
    story: [],
    clocks: null,
    time: null,
    alarm: null,
    not_before: null,
    can_undo: false,
    earlier: 0,
    steps: [],
    prompt: null,
    consequences: {},
    scene: null,
    undone: null,
    ...given,
  };
}

export function seat(given: Partial<SeatShown> = {}): SeatShown {
  return {
    name: 'Ada',
    kind: 'person',
    level: null,
    here: true,
    yours: false,
    resigned: false,
    profile: null,
    owes: null,
    level_name: null,
    ...given,
  };
}

export function table(given: Partial<TableShown> = {}): TableShown {
  return {
    id: 't1',
    game: 'marbles',
    title: 'Marbles',
    options: {},
    seats: [seat({ yours: true }), seat({ name: 'Bob' })],
    status: 'playing',
    public: false,
    chat: true,
    rated: false,
    clock: null,
    seal: '',
    ending: null,
    asked: null,
    rematch: null,
    owner: true,
    host: 0,
    made: 0,
    spectators: 0,
    unready: [],
    runs_from: 0,
    ...given,
  };
}
