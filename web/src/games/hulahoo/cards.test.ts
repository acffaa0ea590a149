import { expect, test } from 'vitest';

import { firstCards, nextCards, type Card } from './cards';
import { VIEW, view } from './samples';

const before = firstCards(VIEW);
const at = (cards: Card[], home: string): Card[] => cards.filter((card) => card.home === home);

test('every card there is to see has a place of its own', () => {
  expect(at(before, 'hand0').map(({ value }) => value)).toEqual([3, 7, 7]);
  expect(at(before, 'hand1').map(({ value }) => value)).toEqual([null, null]);
  expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
});

test('a card played comes from where it lay', () => {
  const after = nextCards(before, view({ open: [[], [4, 4]], discard: [5, 8, 9] }));
  const played = at(after, 'discard').at(-1);
  expect(played).toMatchObject({ value: 9, from: { home: 'open0', place: 0 } });
  expect(after.filter(({ from }) => from)).toHaveLength(1);
});

test('a card played from a hidden hand is one of its backs', () => {
  const after = nextCards(before, view({ hands: [[3, 7, 7], [null]], discard: [5, 8, 12] }));
  expect(at(after, 'discard').at(-1)?.from?.home).toBe('hand1');
});

test('a double from a hidden hand leaves that hand, and the card drawn for it comes from the pile', () => {
  const after = nextCards(before, view({ caller: 1, discard: [5, 8, 8], call: '=' }));
  expect(at(after, 'discard').at(-1)?.from?.home).toBe('hand1');
  expect(at(after, 'hand1').map(({ from }) => from?.home)).toEqual([undefined, 'draw']);
});

test('a card comes from whoever played it, though others turn theirs over at that moment', () => {
  const lone = firstCards(view({ hands: [[null], []], open: [[], [4]] }));
  const after = nextCards(lone, view({ hands: [[9], []], open: [[], []], caller: 1, discard: [5, 8, 4] }));
  expect(at(after, 'discard').at(-1)?.from?.home).toBe('open1');
  expect(at(after, 'hand0').map(({ from }) => from)).toEqual([null]);
});

test('a new card is drawn from the pile', () => {
  const after = nextCards(
    before,
    view({
      hands: [
        [3, 7, 7, 13],
        [null, null],
      ],
    }),
  );
  expect(at(after, 'hand0').at(-1)).toMatchObject({ value: 13, from: { home: 'draw', place: 0 } });
});

test('a hand that is shown is turned over where it is', () => {
  const after = nextCards(
    before,
    view({
      hands: [
        [3, 7, 7],
        [2, 6],
      ],
      in: [true, false],
    }),
  );
  expect(at(after, 'hand1').map(({ value, from }) => [value, from])).toEqual([
    [2, null],
    [6, null],
  ]);
});

test('a card of a hidden hand that everybody knows shows its face', () => {
  const [first, second] = at(firstCards(view({ known: [[], [12]] })), 'hand1');
  expect(first).toMatchObject({ value: 12, known: true });
  expect(second).toMatchObject({ value: null, known: false });
});

test('when a round is over, what was left in the hands is seen, until the next cards are dealt', () => {
  const last = { winner: 0, how: 'out' as const, points: 3, hands: [[], [2, 6]] };
  const none = { hands: [[], []], open: [[], []], discard: [], call: null };
  const over = nextCards(before, view({ ...none, phase: 'deal', last }));
  expect(at(over, 'hand1').map(({ value }) => value)).toEqual([2, 6]);
  const dealt = nextCards(over, view({ ...none, hands: [[1], [null]], phase: 'deal' }));
  expect(at(dealt, 'hand1').map(({ value }) => value)).toEqual([null]);
});
