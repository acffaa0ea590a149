/** A piece is animated when it has moved, not whenever it is drawn: a state of it that was acted out stays still. */
import type { Attachment } from 'svelte/attachments';

import type { BoardProps } from './board';

/** For one kind of movement. `way` is asked at most once for each state of a piece that moves; null: it does not. */
export function animateOnce<Piece extends object>() {
  const acted = new WeakSet<Piece>();
  return (
      piece: Piece,
      motion: BoardProps['motion'],
      way: () => Keyframe[] | null,
      timing: KeyframeAnimationOptions,
    ): Attachment =>
    (element) => {
      const keyframes = acted.has(piece) ? null : way();
      if (!keyframes) return;
      acted.add(piece);
      if (motion === 'full') element.animate(keyframes, timing);
    };
}
