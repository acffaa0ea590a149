/** Messages that want an answer. They are kept, and sent again with the same id, until the answer has come. */
import type { Done, Refused, ScreenSays } from '../wire';
import type { HintedByKey } from './worded';

export type Answer = Done | Refused | HintedByKey;
type WithId = Extract<ScreenSays, { id: string }>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type OutboxRequest = DistributiveOmit<WithId, 'id'>;

interface Waiting {
  message: WithId;
  resolve: (answer: Answer) => void;
}

const MOST = 32; // a person does not do more without an answer; a broken page might

/** 96 random bits. (`randomUUID` does not exist on pages served without TLS, as in a home network.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-');
}

export class Outbox {
  private waiting = new Map<string, Waiting>();

  /** Keeps a message until it is answered, and gives it its id. Null: too many are waiting. */
  put(request: OutboxRequest): { message: WithId; answer: Promise<Answer> } | null {
    if (this.waiting.size >= MOST) return null;
    const message = { ...request, id: newId() } as WithId;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(message.id, { message, resolve }));
    return { message, answer };
  }

  resolve(answer: Answer): void {
    if (answer.id === null) return;
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }

  /** What has to be said again on a new connection, in its order. */
  get unanswered(): WithId[] {
    return [...this.waiting.values()].map(({ message }) => message);
  }
}
