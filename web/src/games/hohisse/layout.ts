/**
 * The scene: six pullers above their six slots, the barrel on its twelve spaces in front of them.
 * Whoever looks has the right side; a spectator has `a` there, so that spaces go from 1 to 12.
 */
import { SPACES, slotsOf, type Slot } from './view';

export interface Scene {
  width: number;
  height: number;
  /** How big the pullers are. */
  scale: number;
  /** Where they hold the rope, where they stand, where the barrel rolls. */
  rope: number;
  ground: number;
  track: number;
}

export const WIDE_FROM = 620; // CSS pixels

export const sceneFor = (width: number): Scene =>
  width >= WIDE_FROM
    ? { width: 720, height: 150, scale: 1.25, rope: 66, ground: 100, track: 128 }
    : { width: 360, height: 126, scale: 0.94, rope: 57, ground: 82, track: 107 };

export const rightSeat = (viewer: number | null): number => viewer ?? 0;

/** From left to right; red outermost on both sides. */
export const columns = (viewer: number | null): Slot[] => {
  const right = rightSeat(viewer);
  return [...slotsOf(1 - right), ...slotsOf(right).reverse()];
};

const INWARD = 7; // pullers lean out of the picture otherwise

export const columnAt = (scene: Scene, index: number): number =>
  (scene.width * (index + 0.5)) / 6 + (index < 3 ? INWARD : -INWARD);

/** The middle of a space; null is between the two start spaces. */
export function spaceAt(scene: Scene, viewer: number | null, space: number | null): number {
  const number = space ?? (SPACES + 1) / 2;
  const place = rightSeat(viewer) === 0 ? number : SPACES + 1 - number;
  return (scene.width * (place - 0.5)) / SPACES;
}
