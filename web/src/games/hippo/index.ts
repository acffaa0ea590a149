import type { GameOnPage } from '$lib/board';
import { DICE, LOST, POP, SLIDE, SPLASH } from '$lib/sound/notes';

import Board from './Board.svelte';

const hippo: GameOnPage = {
  Board,
  hues: ['red', 'green', 'purple', 'yellow'],
  sounds: {
    roll: DICE,
    throw: DICE,
    placed: SLIDE,
    pooled: SPLASH,
    pushed_out: POP,
    penalty: LOST,
  },
};
export default hippo;
