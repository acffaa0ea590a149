import type { GameOnPage } from '$lib/board';
import { CARD, LOST, POP, SLIDE, SPLASH, WON } from '$lib/sound/notes';

import Board from './Board.svelte';

const hulahoo: GameOnPage = {
  Board,
  sounds: {
    faces: CARD,
    swaps: SLIDE,
    first: CARD,
    follows: CARD,
    breaks: CARD,
    doubles: POP,
    octopus: SPLASH,
    octopus_breaks: SPLASH,
    passes: LOST,
    passes_stranded: LOST,
    goes_out: WON,
    stays_alone: WON,
  },
};
export default hulahoo;
