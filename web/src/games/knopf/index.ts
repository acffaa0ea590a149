import type { GameOnPage } from '$lib/board';
import { POP, TAP } from '$lib/sound/notes';

import Board from './Board.svelte';

/** Milliseconds a first game's last position is looked at before the buttons are set up again. */
const GAMES_END = 3000;

const knopf: GameOnPage = {
  Board,
  acting: (story) => (story.some(({ key }) => key === 'first_game') ? GAMES_END : 0),
  sounds: { move: TAP, change: TAP, penalty: POP, strike: POP },
};
export default knopf;
