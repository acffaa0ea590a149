/** What fate is made of, worked out by this browser itself: the browser's own functions exist on secure pages only. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** [seat] what its player added to the secret; null: a game from before there were words. */
export type Words = (string | null)[] | null;

const SEATS = 'abcdefgh';
const ANSWER_DIGITS = 16;

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

export const promiseOf = digest;

export function sealOf(secret: string, words: Words): string {
  const own = bytesToHex(sha256(hexToBytes(secret)));
  const promises = (words ?? []).map((word) => (word === null ? null : promiseOf(word)));
  return promises.some((one) => one !== null) ? digest(`${own} ${bySeat(promises)}`) : own;
}

/** What fate draws the opening from, and its answer to each move, as hexadecimal digits. */
export function numbersOf(secret: string, words: Words, count: number): string[] {
  const key = words ? hmac(sha256, hexToBytes(secret), utf8ToBytes(bySeat(words))) : hexToBytes(secret);
  const number = (label: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(label))).slice(0, ANSWER_DIGITS);
  return Array.from({ length: count }, (_, move) => number(words ? label(move) : oldLabel(move)));
}

const label = (move: number) => (move === 0 ? 'opening' : `${move}`);
const oldLabel = (move: number) => `${Math.max(move - 1, 0)}`;

function bySeat(words: (string | null)[]): string {
  return words.flatMap((word, seat) => (word === null ? [] : [`${SEATS[seat]}=${word}`])).join(' ');
}
