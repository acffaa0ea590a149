/** Shows positions one after the other, each for as long as it takes to follow; all at once when too many have come. */
import type { PositionByKey } from './worded';

const MOST = 40; // more are waiting after a pause of the network or the browser: catch up

interface Ways {
  show(position: PositionByKey): void;
  /** How long a position will be looked at, in milliseconds; asked before it is shown. */
  stay(position: PositionByKey): number;
  /** Everything has been shown, and looked at. */
  rest(): void;
}

export class Pacer {
  private queue: PositionByKey[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown now is passed by, not looked at. */
  skipping = false;

  constructor(private readonly ways: Ways) {}

  push(...positions: PositionByKey[]): void {
    this.queue.push(...positions);
    if (this.queue.length > MOST) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Shows at once what waits. */
  skip(): void {
    const waiting = this.queue;
    this.stop();
    this.skipping = true;
    waiting.forEach((position) => this.ways.show(position));
    this.skipping = false;
    this.ways.rest();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    const position = this.queue.shift();
    if (!position) return this.ways.rest();
    const stay = this.ways.stay(position);
    this.ways.show(position);
    if (stay > 0) this.timer = setTimeout(() => this.next(), stay);
    else this.next();
  }
}
