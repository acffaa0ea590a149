/** Shows positions one after the other, so that each can be followed; all at once when too many have come. */
import type { PositionByKey } from './worded';

const MOST = 6; // more are waiting after a pause of the network or the browser: catch up

export class Pacer {
  private queue: PositionByKey[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private free = 0; // when the next one may be shown

  constructor(
    private readonly show: (position: PositionByKey) => void,
    /** How long this position stays before the next one, in milliseconds. */
    private readonly stay: (position: PositionByKey) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(position: PositionByKey): void {
    this.queue.push(position);
    if (this.queue.length > MOST) this.flush();
    else if (this.queue.length === 1) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private flush(): void {
    clearTimeout(this.timer);
    const waiting = this.queue;
    this.queue = [];
    waiting.forEach(this.show);
  }

  private next(): void {
    clearTimeout(this.timer);
    const wait = this.free - this.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    const position = this.queue.shift();
    if (!position) return;
    this.free = this.now() + this.stay(position);
    this.show(position);
    if (this.queue.length > 0) this.next();
  }
}
