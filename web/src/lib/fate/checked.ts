/** What a browser can say about fate after a game, from what it noted before it. */
import type { Verdict } from '../api/types';
import { numbersOf, sealOf } from './digests';
import type { Noted } from './noted';

export interface Finding {
  what: 'sealed' | 'numbers' | 'noted' | 'word' | 'once';
  good: boolean;
}

/** Nothing, where there is nothing to check. */
export function checked(verdict: Verdict, known: Noted | null): Finding[] {
  const { outcome, secret, words, seal, numbers } = verdict;
  if (secret === null || (outcome !== 'honest' && outcome !== 'strayed')) return [];
  const made = sealOf(secret, words);
  const drawn = numbersOf(secret, words, numbers.length);
  return [
    { what: 'sealed', good: made === seal },
    { what: 'numbers', good: numbers.every((number, move) => number === drawn[move]) },
    ...(known?.seal ? remembered(known, made, words ?? []) : []),
  ];
}

function remembered({ seal, word, said }: Noted, made: string, words: (string | null)[]): Finding[] {
  const findings: Finding[] = [{ what: 'noted', good: made === seal }];
  if (said > 0) findings.push({ what: 'word', good: words.includes(word) });
  if (said > 1) findings.push({ what: 'once', good: false });
  return findings;
}
