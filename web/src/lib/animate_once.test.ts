import { expect, test, vi } from 'vitest';

import { animateOnce } from './animate_once';

const WAY = [{ opacity: 0 }, { opacity: 1 }];

function element() {
  const animate = vi.fn();
  return { animate, drawn: { animate } as unknown as Element };
}

test('a state of a piece is acted out once, however often it is drawn', () => {
  const act = animateOnce<object>();
  const { animate, drawn } = element();
  const [before, after] = [{}, {}];
  for (const piece of [before, before, after]) act(piece, 'full', () => WAY, { duration: 1 })(drawn);
  expect(animate).toHaveBeenCalledTimes(2);
});

test('what was shown without motion does not move later', () => {
  const act = animateOnce<object>();
  const { animate, drawn } = element();
  const piece = {};
  act(piece, 'reduced', () => WAY, {})(drawn);
  act(piece, 'full', () => WAY, {})(drawn);
  expect(animate).not.toHaveBeenCalled();
});

test('a piece that stood still may move afterwards', () => {
  const act = animateOnce<object>();
  const { animate, drawn } = element();
  const piece = {};
  act(piece, 'full', () => null, {})(drawn);
  act(piece, 'full', () => WAY, {})(drawn);
  expect(animate).toHaveBeenCalledOnce();
});
