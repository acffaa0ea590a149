/** Who sits before this screen. Answered once; null while nobody has given a name. */
import * as api from './api';
import type { Me } from './api/types';

class Person {
  me = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  /** Nobody, as long as the server does not say otherwise. */
  load(): Promise<void> {
    return this.know().catch(() => undefined);
  }

  /** Makes sure that somebody is known to the server: by this name, the one they have, or another if both are missing. */
  async callMe(wanted: string, otherwise = ''): Promise<void> {
    await this.know();
    const name = wanted.trim() || this.me?.name || otherwise;
    if (this.me?.name !== name) this.me = await api.rename(name);
  }

  set(me: Me | null): void {
    this.me = me;
  }

  private async know(): Promise<void> {
    this.asked ??= api.me().then((me) => void (this.me = me));
    try {
      await this.asked;
    } catch (error) {
      this.asked = null; // it is asked again
      throw error;
    }
  }
}

export const person = new Person();
