/** Positions as the server tells them, for tests. */
import positions from './positions.json';
import type { KnopfView } from './view';

/** The map on which the positions were played. */
export const HOLES = [
  '1213323321',
  '2234221422',
  '3431131331',
  '3112242143',
  '2234112123',
  '3212114322',
  '3412422113',
  '1331311343',
  '2241224322',
  '1233233121',
];

export const POSITIONS = positions.map((view) => ({ ...view, holes: HOLES }) as unknown as KnopfView);
