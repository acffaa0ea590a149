/** A lesson as it is being taken: which frame is looked at, and what was answered to the learner. */
import type { LessonFrame, LessonShown, WhyNot } from '$lib/api/types';
import type { Doing } from '$lib/board';
import type { NamedMove, Told } from '$lib/wire';

/** What is said about a move that is not the one expected: allowed but not now, or not allowed. */
export type Answer = { kind: 'other'; label: string } | { kind: 'no'; text: string; rule: string };

export interface LessonServices {
  /** Asks why a move cannot be made in a frame. */
  whyNot(frame: number, move: string): Promise<WhyNot>;
  /** Milliseconds for which a frame is looked at before it goes on by itself. */
  stay(frame: LessonFrame): number;
}

export class LessonState {
  at = $state(0);
  /** Grows when the board is to be set up anew, rather than led on from what it shows. */
  run = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** What the gesture under way will do. */
  doing = $state.raw<Doing | null>(null);
  /** Whether the move expected is shown. */
  helped = $state(false);

  private acted = $state(false); // whether this frame was led up to
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: LessonShown,
    private readonly services: LessonServices,
    start = 0,
  ) {
    this.at = start;
    this.wait();
  }

  get frame(): LessonFrame {
    return this.lesson.frames[this.at] as LessonFrame; // a lesson has frames, and `at` stays among them
  }
  get story(): Told[] {
    return this.acted ? this.frame.story : [];
  }
  get steps(): number[] {
    return this.lesson.frames.flatMap(({ note }, i) => (note ? [i] : []));
  }
  /** How many steps have been begun. */
  get step(): number {
    return this.steps.filter((frame) => frame <= this.at).length;
  }
  get over(): boolean {
    return this.at === this.lesson.frames.length - 1;
  }
  get expected(): NamedMove | null {
    return this.frame.moves.find(({ move }) => move === this.frame.expected) ?? null;
  }

  /** Leads on to the next frame; its story is acted out. */
  next(): void {
    if (!this.over) this.show(this.at + 1, true);
  }

  /** To the step before this one, as it was. */
  back(): void {
    this.restart(this.steps.findLast((frame) => frame < this.at) ?? 0);
  }

  again(): void {
    this.restart(0);
  }

  play(move: string): void {
    if (move === this.frame.expected) return this.next();
    const other = this.frame.moves.find((one) => one.move === move);
    if (other) this.say({ kind: 'other', label: other.label });
  }

  async askWhyNot(move: string): Promise<void> {
    const frame = this.at;
    const { message, rule } = await this.services.whyNot(frame, move);
    if (frame === this.at) this.refuse(message, rule);
  }

  refuse(text: string, rule: string): void {
    this.say({ kind: 'no', text, rule });
  }

  help(): void {
    this.helped = true;
    this.answer = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private restart(at: number): void {
    this.run++;
    this.show(at, false);
  }

  private show(at: number, acted: boolean): void {
    [this.at, this.acted, this.answer, this.helped, this.doing] = [at, acted, null, false, null];
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.frame.note === null) this.timer = setTimeout(() => this.next(), this.services.stay(this.frame));
  }

  private say(answer: Answer): void {
    this.answer = answer;
    this.helped ||= answer.kind === 'other';
  }
}

const LOOK = 700; // milliseconds for a frame, and for each sentence of its story
const LONGEST = 4_000;

/** How long a frame is looked at: until its next move in a timed game, else as long as its story takes. */
export function stay({ story, clock }: LessonFrame): number {
  const waits = clock ? clock.until - clock.now : 0;
  return Math.min(LONGEST, waits > 0 ? waits : LOOK * (1 + story.length));
}
