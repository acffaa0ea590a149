import type { GameOnPage } from '$lib/board';
import { DICE, LOST, NO, POP, SLIDE, TAP } from '$lib/sound/notes';

import Board from './Board.svelte';

const heisa: GameOnPage = {
  Board,
  hues: ['red', 'yellow'],
  sounds: {
    rolled: DICE,
    rolled_s: DICE,
    forwards: TAP,
    backwards: TAP,
    sideways: TAP,
    out: SLIDE,
    turned_own: SLIDE,
    turned_rival: SLIDE,
    turned_full: SLIDE,
    arrived: POP,
    ran_out: LOST,
    not_rolled: NO,
    not_used: NO,
  },
};
export default heisa;
