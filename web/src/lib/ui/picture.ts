/** Pictures in a text: positions of the game's lesson, which the server left room for. */
import { mount, unmount } from 'svelte';

import { lessonOf } from '../api/memory';
import { boardOf } from '../games';
import { settings } from '../settings/settings.svelte';
import LessonBoard from './LessonBoard.svelte';

/** Draws what a figure names above its caption; what is returned takes it away again. */
export async function drawPicture(game: string, figure: HTMLElement): Promise<() => void> {
  const [lesson, board] = await Promise.all([lessonOf(game, settings.language), boardOf(game)]);
  const at = lesson.pictures[figure.dataset['picture'] ?? ''];
  if (at === undefined) return () => undefined;
  const drawn = mount(LessonBoard, {
    target: figure,
    anchor: figure.querySelector('figcaption') ?? undefined,
    props: { lesson, board, at },
  });
  return () => void unmount(drawn);
}
