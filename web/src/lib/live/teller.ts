/** Tells what led to a position sentence by sentence, each when the board comes to it. */
export class Teller {
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly leave: (untold: number) => void) {}

  /** `times`: when each sentence is told, in milliseconds from now. */
  tell(times: number[]): void {
    this.stop();
    const later = times.filter((at) => at > 0);
    this.leave(later.length);
    this.timers = later.map((at, i) => setTimeout(() => this.leave(later.length - 1 - i), at));
  }

  /** All the rest at once. */
  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.leave(0);
  }
}
