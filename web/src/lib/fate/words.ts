/** This screen's part in fate: a word promised first, and said when everybody has promised one. */
import * as api from '../api';
import { ServerSaysNo } from '../api/http';
import type { TableShown } from '../wire';
import { promiseOf } from './digests';
import { noted, noteSaid, unsaidWord, type Kept } from './noted';

/** Gives what the game waits for from this screen; false if the word was promised by another one. */
export async function giveWord(table: TableShown, kept: Kept): Promise<boolean> {
  const seat = table.seats.findIndex((one) => one.yours && one.owes !== null);
  if (seat < 0) return true;
  const known = noted(kept, table.id);
  const saidBefore = Boolean(known?.seal) && known?.seal !== table.seal;
  if (table.seats[seat]?.owes === 'promise' || saidBefore) {
    await api.promiseWord(table.id, seat, promiseOf(unsaidWord(kept, table.id)));
    return true;
  }
  if (!known?.word) return false;
  noteSaid(kept, table.id, table.seal);
  return await isTaken(api.sayWord(table.id, seat, known.word, table.seal));
}

/** Whether a word is the one that was promised. */
async function isTaken(said: Promise<unknown>): Promise<boolean> {
  try {
    await said;
  } catch (error) {
    return !(error instanceof ServerSaysNo && error.error === 'malformed');
  }
  return true;
}

/** Whether the game waits for this screen alone. */
export function waitsForUs(table: TableShown): boolean {
  return table.seats.every((seat) => seat.kind !== 'open' && (seat.yours || seat.owes === null));
}
