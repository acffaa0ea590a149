import type { GameOnPage } from '$lib/board';
import { CARD, LOST, POP, SLIDE, SPLASH, TAP, WON, YOUR_TURN } from '$lib/sound/notes';

import Board from './Board.svelte';

const hohisse: GameOnPage = {
  Board,
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
    won_final: WON,
    won_monster: WON,
    won_cards: WON,
  },
};
export default hohisse;
