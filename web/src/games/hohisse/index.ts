import type { GameOnPage } from '$lib/board';
import { CARD, ROUND, LOST, POP, SLIDE, SPLASH, TAP, YOUR_TURN } from '$lib/sound/notes';

import Board from './Board.svelte';
import { acting } from './frames';

const hohisse: GameOnPage = {
  Board,
  acting,
  sounds: {
    ready: TAP,
    go: YOUR_TURN,
    keeps: CARD,
    places: CARD,
    covers: CARD,
    changes: CARD,
    stolen: CARD,
    plays: POP,
    names: POP,
    pulled: SLIDE,
    surges: SLIDE,
    rope_snaps: LOST,
    leave: SPLASH,
    won_final: ROUND,
    won_monster: ROUND,
    won_cards: ROUND,
  },
};
export default hohisse;
