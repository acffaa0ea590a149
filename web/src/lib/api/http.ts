/** Asking the server: JSON there and back, and an error that can be told from others. */
import { FAMILIES } from '../i18n/families';
import { t, tOf } from '../i18n';
import type { Problem } from '../wire';
import { jsonLines } from './lines';

type Kind = Problem['error'];

export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly error: Kind,
    message: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw await refusal(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** An answer that is no JSON, but a text. */
export async function askText(path: string): Promise<string> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw await refusal(response);
  return response.text();
}

/** Answers that come one after the other, as they come. */
export async function* listen<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const response = await fetch(`/api${path}`, { signal });
  if (!response.ok || !response.body) throw await refusal(response);
  yield* jsonLines<T>(response.body);
}

async function refusal(response: Response): Promise<ServerSaysNo> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    return new ServerSaysNo(response.status, said.error ?? 'failed', said.message ?? response.statusText);
  } catch {
    return new ServerSaysNo(response.status, 'failed', response.statusText);
  }
}

/** What to tell people, in the page's words: the server's are for programs. */
export function reason(error: unknown): string {
  if (!(error instanceof ServerSaysNo)) return t('trouble');
  return tOf('problem', FAMILIES.problem.includes(error.error) ? error.error : 'failed');
}
