import type { GameOnPage } from '$lib/board';
import { POP, TAP } from '$lib/sound/notes';

import Board from './Board.svelte';

const knopf: GameOnPage = { Board, sounds: { move: TAP, penalty: POP, strike: POP } };
export default knopf;
