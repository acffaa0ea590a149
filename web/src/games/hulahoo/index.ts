import type { GameOnPage } from '$lib/board';
import { CARD, ROUND, LOST, POP, SLIDE, SPLASH } from '$lib/sound/notes';

import Board from './Board.svelte';

const ROUNDS_END = 4_200; // milliseconds: hands are shown, points counted

const hulahoo: GameOnPage = {
  Board,
  acting: (story) => (story.some(({ key }) => key === 'scores') ? ROUNDS_END : 0),
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
    goes_out: ROUND,
    stays_alone: ROUND,
  },
};
export default hulahoo;
