/** One animation frame for the whole board: it asks the time once, and everything that moves paints itself. */
export type Paint = (now: number) => void;

export class Ticker {
  private readonly painters = new Set<Paint>();
  private frame = 0;
  private going = false;

  constructor(
    private readonly now: () => number,
    private readonly request: (step: () => void) => number = requestAnimationFrame.bind(globalThis),
    private readonly cancel: (frame: number) => void = cancelAnimationFrame.bind(globalThis),
  ) {}

  /** Paints at once and then in every frame while time runs; returns how to stop it. */
  add(paint: Paint): () => void {
    this.painters.add(paint);
    paint(this.now());
    return () => void this.painters.delete(paint);
  }

  /** Time runs from now on; returns how to stop it. */
  run(): () => void {
    this.going = true;
    this.step();
    return () => {
      this.going = false;
      this.cancel(this.frame);
    };
  }

  private step(): void {
    if (!this.going) return;
    const now = this.now();
    this.painters.forEach((paint) => paint(now));
    this.frame = this.request(() => this.step());
  }
}
