/** What every game's view has in common; the rest is between a game and its board. */
import type { PositionByKey } from './worded';

/** The seats that may act in this position. */
export function toAct(position: PositionByKey | null): number[] {
  const view = position?.view as { to_act?: unknown } | null | undefined;
  const found = view?.to_act;
  return Array.isArray(found) ? found.filter((seat): seat is number => typeof seat === 'number') : [];
}
