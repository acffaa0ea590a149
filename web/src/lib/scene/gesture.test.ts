import { describe, expect, test } from 'vitest';

import { beginnings, lit, press, under, type Press, type Touching } from './gesture';

const moveOf = (text: string): Touching => ({ move: text, touches: text.split(' ') });

/** Presses one thing after the other; `die:3/2` is the second of two alike. */
function pressing(moves: Touching[], ...things: string[]) {
  let pressed: Press[] = [];
  for (const [i, by] of things.entries()) {
    const means = press(moves, pressed, { touch: by.replace(/\/.*/, ''), by });
    if (i === things.length - 1) return { ...means, pressed: means.pressed.map((one) => one.by) };
    pressed = means.pressed;
  }
  throw new Error('expected something to press');
}
const played = (moves: Touching[], ...things: string[]) => pressing(moves, ...things).play?.move;

describe('dice and lanes', () => {
  const dice = ['die:4 lane:4', 'die:2 lane:2', 'die:4 die:2 lane:6', 'die:3 die:3 lane:6', 'die:3 lane:3'];
  const moves = dice.map((text) => moveOf(`ring:0 ${text}`));

  test('one begins with the dice', () => {
    expect([...beginnings(moves)].sort()).toEqual(['die:2', 'die:3', 'die:4']);
  });

  test('dice, then the lane they lead to', () => {
    expect(played(moves, 'die:4', 'die:2', 'lane:6')).toBe('ring:0 die:4 die:2 lane:6');
  });

  test('the lane alone, where only one way leads there', () => {
    expect(played(moves, 'lane:4')).toBe('ring:0 die:4 lane:4');
  });

  test('the lane first, then what tells the ways to it apart', () => {
    expect(pressing(moves, 'lane:6')).toEqual({ play: null, pressed: ['lane:6'], known: true });
    expect(played(moves, 'lane:6', 'die:2')).toBe('ring:0 die:4 die:2 lane:6');
  });

  test('what all moves share may be pressed and need not be', () => {
    expect(lit(moves, [])).not.toContain('ring:0');
    expect(played(moves, 'ring:0', 'lane:4')).toBe('ring:0 die:4 lane:4');
  });

  test('two dice alike are two things, and one of them pressed twice is put down', () => {
    expect(played(moves, 'die:3/1', 'die:3/2', 'lane:6')).toBe('ring:0 die:3 die:3 lane:6');
    expect(pressing(moves, 'die:3/1', 'die:3/1').pressed).toEqual([]);
  });

  test('dice that are whole wait for the lane while they could go on', () => {
    expect(pressing(moves, 'die:4').play).toBeNull();
    expect([...lit(moves, [{ touch: 'die:4', by: 'die:4' }])].sort()).toEqual(['die:2', 'lane:4', 'lane:6']);
  });

  test('a die that does not go with the one in the hand takes its place', () => {
    expect(pressing(moves, 'die:4', 'die:3')).toEqual({ play: null, pressed: ['die:3'], known: true });
  });

  test('a lane that the dice in the hand do not lead to is not played by others', () => {
    expect(pressing(moves, 'die:3', 'lane:4')).toEqual({ play: null, pressed: ['lane:4'], known: true });
  });

  test('what is left to do is known as soon as one move is', () => {
    const held = ['die:4', 'die:2'].map((touch) => ({ touch, by: touch }));
    expect(under(moves, held)?.move).toBe('ring:0 die:4 die:2 lane:6');
    expect(under(moves, held.slice(0, 1))).toBeNull();
    expect(under(moves.slice(0, 1), [])).toBeNull();
  });
});

describe('a slide from one square to another', () => {
  const moves = ['b1 b2', 'b1 b3', 'c1 b2', 'e5'].map(moveOf);

  test('one begins with a piece, or with what is a move by itself', () => {
    expect([...beginnings(moves)].sort()).toEqual(['b1', 'c1', 'e5']);
  });

  test('a piece is picked up, then put where it goes: a drag is the same two presses', () => {
    expect(pressing(moves, 'b1')).toEqual({ play: null, pressed: ['b1'], known: true });
    expect(played(moves, 'b1', 'b2')).toBe('b1 b2');
  });

  test('a square to which one piece alone can go is enough', () => {
    expect(played(moves, 'b3')).toBe('b1 b3');
  });

  test('another piece takes the place of the first', () => {
    expect(pressing(moves, 'b1', 'c1').pressed).toEqual(['c1']);
    expect(played(moves, 'b1', 'c1', 'b2')).toBe('c1 b2');
  });

  test('what is a move by itself is made at once, whatever is in the hand', () => {
    expect(played(moves, 'e5')).toBe('e5');
    expect(played(moves, 'b1', 'e5')).toBe('e5');
  });

  test('pressed again, a piece is put down', () => {
    expect(pressing(moves, 'b1', 'b1')).toEqual({ play: null, pressed: [], known: true });
  });

  test('a square that is in no move leads nowhere, and what is in the hand stays there', () => {
    expect(pressing(moves, 'b1', 'h8')).toEqual({ play: null, pressed: ['b1'], known: false });
  });
});

test('a card of a hand that is played by itself is chosen at once', () => {
  expect(played(['card:3', 'card:18'].map(moveOf), 'card:18')).toBe('card:18');
});

test('a move that could go on is made by pressing its target once more', () => {
  const moves = ['a3', 'a3 b4'].map(moveOf);
  expect(pressing(moves, 'a3').play).toBeNull();
  expect(played(moves, 'a3', 'a3')).toBe('a3');
  expect(played(moves, 'a3', 'b4')).toBe('a3 b4');
});

test('the only move there is can be made by its target, or by all it is made of', () => {
  const moves = [moveOf('die:3 lane:3')];
  expect(played(moves, 'lane:3')).toBe('die:3 lane:3');
  expect(played(moves, 'die:3', 'lane:3')).toBe('die:3 lane:3');
  expect([...lit(moves, [])]).toEqual(['lane:3']);
});

test('moves without touches are no part of it', () => {
  expect(lit([{ move: 'stop', touches: [] }], []).size).toBe(0);
  expect(pressing([{ move: 'stop', touches: [] }], 'a1').known).toBe(false);
});

describe('some of the dice, then the cup', () => {
  const moves = [
    'die:2 cup',
    'die:1 cup',
    'die:2 die:2 cup',
    'die:2 die:1 cup',
    'die:2 die:2 die:1 cup',
    'stay',
  ].map(moveOf);

  test('the cup throws what is in the hand, though more could be', () => {
    expect(played(moves, 'die:2/1', 'cup')).toBe('die:2 cup');
    expect(played(moves, 'die:2/1', 'die:2/2', 'cup')).toBe('die:2 die:2 cup');
    expect(played(moves, 'die:2/2', 'die:1', 'cup')).toBe('die:2 die:1 cup');
  });

  test('all of the dice still wait for the cup', () => {
    expect(pressing(moves, 'die:2/1', 'die:2/2', 'die:1').play).toBeNull();
    expect(played(moves, 'die:2/1', 'die:2/2', 'die:1', 'cup')).toBe('die:2 die:2 die:1 cup');
  });

  test('the cup comes last: before the dice it is not worth pressing, and does not get in their way', () => {
    expect(pressing(moves, 'cup')).toEqual({ play: null, pressed: [], known: false });
    expect(lit(moves, [])).toEqual(new Set(['die:2', 'die:1', 'stay']));
    expect(lit(moves, [{ touch: 'die:1', by: 'die:1' }])).toContain('cup');
    expect(played(moves, 'cup', 'die:1', 'cup')).toBe('die:1 cup');
  });

  test('what has another target is played at once', () => {
    expect(played(moves, 'stay')).toBe('stay');
  });
});
