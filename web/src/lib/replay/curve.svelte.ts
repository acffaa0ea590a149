/** A value curve as it grows. */
import * as api from '../api';
import type { CurveLine, CurvePoint, Turn } from '../api/types';
import type { Language } from '../i18n/language';

export class CurveState {
  points = $state.raw<CurvePoint[]>([]);
  turns = $state.raw<Turn[]>([]);
  status = $state<'growing' | 'whole' | 'broken'>('growing');
  private listening = new AbortController();

  constructor(readonly id: string) {}

  /** Hears the curve from its beginning; what a move is called depends on the language. */
  async follow(language: Language): Promise<void> {
    this.stop();
    const { signal } = (this.listening = new AbortController());
    this.points = [];
    this.turns = [];
    this.status = 'growing';
    try {
      for await (const line of api.curve(this.id, language, signal)) {
        if (signal.aborted) return;
        this.hear(line);
      }
      if (this.status === 'growing') this.status = 'broken';
    } catch {
      if (!signal.aborted) this.status = 'broken';
    }
  }

  stop(): void {
    this.listening.abort();
  }

  private hear(line: CurveLine): void {
    if (line.type === 'point') this.points = [...this.points, line];
    else if (line.type === 'broken') this.status = 'broken';
    else {
      this.turns = line.turns.filter(({ frame }) => frame > 0); // at the start nothing has turned yet
      this.status = 'whole';
    }
  }
}
