/** The game in half a minute: scenes of its lesson that play by themselves, one after the other. */
import type { LessonFrame, LessonShown } from '$lib/api/types';

export interface Pace {
  /** Milliseconds for which a frame is looked at. */
  stay(frame: LessonFrame): number;
  /** At least, at the beginning of a scene and at its end. */
  begin: number;
  end: number;
  /** All scenes together last no longer; where they would, all of it goes faster. */
  most: number;
}

export class LookState {
  scene = $state(0);
  playing = $state(false);
  over = $state(false);
  private step = $state(0);
  private readonly speed: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lesson: LessonShown,
    private readonly pace: Pace,
  ) {
    const whole = lesson.look.flatMap(({ frames }) => frames.map((_, step) => this.hold(frames, step)));
    this.speed = Math.max(1, whole.reduce((sum, hold) => sum + hold, 0) / pace.most);
  }

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
    this.timer = setTimeout(() => this.next(), this.hold(this.frames, this.step) / this.speed);
  }

  private hold(frames: number[], step: number): number {
    const frame = this.lesson.frames[frames[step] ?? 0];
    const least = step === frames.length - 1 ? this.pace.end : step > 0 ? 0 : this.pace.begin;
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
