import { expect, test } from 'vitest';

import { jsonLines } from './lines';

const streamed = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function heard(...pieces: string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const line of jsonLines(streamed(...pieces))) found.push(line);
  return found;
}

test('a line is heard once it is whole, however it was cut', async () => {
  expect(await heard('{"a":1}\n{"b"', ':2}\n')).toEqual([{ a: 1 }, { b: 2 }]);
});

test('a line that never ended is not heard', async () => {
  expect(await heard('{"a":1}\n', '{"b":')).toEqual([{ a: 1 }]);
});

test('a stream that breaks is told of once, to whoever reads it', async () => {
  const untold: unknown[] = [];
  const note = (error: unknown) => untold.push(error);
  process.on('unhandledRejection', note);
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.error(new Error('gone'));
    },
  });
  await expect(jsonLines(broken).next()).rejects.toThrow('gone');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(untold).toEqual([]);
});
