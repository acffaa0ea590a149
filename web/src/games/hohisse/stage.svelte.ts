/** Shows frames one after the other. What comes meanwhile waits its turn, but nobody is left far behind. */
import type { Frame } from './frames';

const MOST_BEHIND = 5000; // milliseconds

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

  play(frames: Frame[]): void {
    this.waiting.push(...frames);
    while (this.waiting.length > 1 && this.behind > MOST_BEHIND) this.waiting.shift();
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

  private get behind(): number {
    return this.waiting.reduce((sum, { hold }) => sum + hold, 0);
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
