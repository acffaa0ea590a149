/** Who sits before this screen. Asked for once; null while nobody has given a name. */
import * as api from './api';
import type { Me } from './api/types';

class Person {
  me = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api
      .me()
      .then((me) => void (this.me = me))
      .catch(() => undefined);
    return this.asked;
  }

  /** Makes sure that somebody is known to the server, by this name. */
  async callMe(name: string): Promise<void> {
    await this.load();
    if (this.me?.name !== name) this.me = await api.rename(name);
  }

  set(me: Me | null): void {
    this.me = me;
  }
}

export const person = new Person();
