/** Shows frames one after the other. The table waits until they have been seen, unless somebody cannot wait. */
import type { Frame } from './frames';

const LATE = 1; // frame: a busy browser's; where more wait, somebody has skipped them

export class Stage {
  current: Frame = $state.raw() as Frame;
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Frame) {
    this.current = first;
  }

  /** What will be shown when all has been shown. */
  get last(): Frame {
    return this.waiting.at(-1) ?? this.current;
  }

  /** `pace`: how many times its usual time each of them takes. */
  play(frames: Frame[], pace: number): void {
    if (this.waiting.length > LATE) this.stop();
    this.waiting.push(...frames.map((frame) => ({ ...frame, hold: frame.hold * pace })));
    if (this.timer === undefined) this.next();
  }

  /** Straight to the end: nothing is to be acted out. */
  jump(frame: Frame): void {
    this.stop();
    this.current = frame;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const frame = this.waiting.shift();
    if (!frame) return;
    this.current = frame;
    if (frame.hold > 0) this.timer = setTimeout(() => this.next(), frame.hold);
    else this.next();
  }
}
