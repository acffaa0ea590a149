/** The game in half a minute: scenes of its lesson that play by themselves, one after the other. */
import type { LessonFrame, LessonShown } from '$lib/api/types';

export interface Pace {
  /** Milliseconds for which a frame is looked at. */
  stay(frame: LessonFrame): number;
  /** At least, at the beginning of a scene and at its end. */
  begin: number;
  end: number;
}

export class LookState {
  scene = $state(0);
  playing = $state(false);
  over = $state(false);
  private step = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lesson: LessonShown,
    private readonly pace: Pace,
  ) {}

  /** Which frame of the lesson is shown. */
  get at(): number {
    return this.frames[this.step] ?? 0;
  }
  /** Whether it was led up to by the one before. */
  get acted(): boolean {
    return this.step > 0;
  }

  /** Goes on, or begins again after the end. */
  play(): void {
    if (this.over) [this.scene, this.step, this.over] = [0, 0, false];
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private get frames(): number[] {
    return this.lesson.look[this.scene]?.frames ?? [];
  }

  private wait(): void {
    this.timer = setTimeout(() => this.next(), this.hold());
  }

  private hold(): number {
    const frame = this.lesson.frames[this.at];
    const last = this.step === this.frames.length - 1;
    const least = last ? this.pace.end : this.acted ? 0 : this.pace.begin;
    return Math.max(least, frame ? this.pace.stay(frame) : 0);
  }

  private next(): void {
    if (this.step < this.frames.length - 1) this.step++;
    else if (this.scene < this.lesson.look.length - 1) [this.scene, this.step] = [this.scene + 1, 0];
    else return this.end();
    this.wait();
  }

  private end(): void {
    [this.playing, this.over] = [false, true];
  }
}
