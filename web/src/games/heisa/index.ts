import type { GameOnPage } from '$lib/board';
import { DICE, LOST, NO, POP, SLIDE, TAP } from '$lib/sound/notes';

import Board from './Board.svelte';
import { acting } from './journey';

const heisa: GameOnPage = {
  Board,
  hues: ['red', 'yellow'],
  acting,
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
    no_use: NO,
    not_rolled: NO,
    not_used: NO,
  },
};
export default heisa;
