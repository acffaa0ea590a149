/** Clocks between two messages of the server. */
import { t } from '../i18n';
import type { Clocks } from '../wire';

/** Milliseconds a seat has left, when the server's clock says `now` and said `then` in its message. */
export function leftNow(clocks: Clocks, seat: number, then: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  const gone = clocks.running.includes(seat) ? Math.max(0, now - then) : 0;
  return Math.max(0, left - gone);
}

const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:07, 1:02:30, or days when there are some. The last second is shown as 0:01 until it is over. */
export function clockText(milliseconds: number): string {
  const total = Math.ceil(milliseconds / SECOND);
  if (total >= DAY)
    return t('clock-days', { days: Math.floor(total / DAY), hours: Math.floor((total % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(total / HOUR), Math.floor((total % HOUR) / MINUTE)];
  const seconds = String(total % MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
