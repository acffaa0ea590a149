/** Stands in for the browser's socket in tests: what was sent can be read, what comes can be said. */
import { vi } from 'vitest';

import type { ScreenSays } from '../wire';
import type { ServerSaysByKey } from './worded';

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ScreenSays[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  static install(): void {
    FakeSocket.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ScreenSays);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerSaysByKey | ServerSaysByKey[]): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  sentOf<T extends ScreenSays['type']>(type: T): Extract<ScreenSays, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ScreenSays, { type: T }> => message.type === type);
  }
}
