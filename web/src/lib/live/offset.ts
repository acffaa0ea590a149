/** What the server's clock says, learned from pings: the quickest of the last few is the most exact. */
interface Sample {
  trip: number;
  offset: number;
}

const KEPT = 8;

export class Offset {
  private samples: Sample[] = [];

  /** A ping left at `sent`, was answered when the server's clock said `server`, and came back at `received`. */
  learn(sent: number, server: number, received: number): void {
    const trip = Math.max(0, received - sent);
    this.samples = [...this.samples, { trip, offset: server + trip / 2 - received }].slice(-KEPT);
  }

  /** A message that merely names the server's time: better than nothing until a ping has come back. */
  guess(server: number, received: number): void {
    if (this.samples.length === 0) this.samples = [{ trip: Infinity, offset: server - received }];
  }

  /** Server's clock = this screen's clock + `value`. */
  get value(): number {
    const quickest = this.samples.reduce((best, next) => (next.trip < best.trip ? next : best), {
      trip: Infinity,
      offset: this.samples[0]?.offset ?? 0,
    });
    return quickest.offset;
  }
}
