// The HTTP interface of the server. Every refusal is one sentence.
import type { Message } from '../text/message';
import { identity } from './identity';
import { withPass } from './pass';
import type { AnswerOf, Beside } from './paths';
import type { ErrorBody } from './protocol';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
    readonly status: number,
    /** Seconds after which it may be asked again, where the server says so. */
    readonly after: number | null = null,
  ) {
    super(code);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (identity.secret) headers.Authorization = `Bearer ${identity.secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${withPass(path)}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', { key: 'web-offline' }, 0);
  }
  if (answer.status === 204) return undefined as T;
  const document: unknown = await answer.json().catch(() => null);
  if (answer.ok) return document as T;
  const error = document as Partial<ErrorBody> | null;
  // An address with a malformed name in it: people are told of the address, not of its parts.
  if (method === 'GET' && error?.code === 'malformed') {
    throw new Refusal('unknown', { key: 'server-no-page' }, answer.status);
  }
  throw new Refusal(
    error?.code ?? 'unknown',
    error?.message ?? { key: answer.status === 404 ? 'server-no-page' : 'web-failed' },
    answer.status,
    error?.retry_after ?? null,
  );
}

/** What was asked ahead and has not been fetched yet. */
const foreseen = new Map<string, Promise<unknown>>();

/** Ask for something that will be wanted in a moment, once. */
export function ahead(path: string): void {
  const answer = request('GET', path);
  answer.catch(() => {}); // whoever wants it hears of it
  foreseen.set(path, answer);
}

export function get<Path extends string>(path: Path, ...[body]: Beside<'GET', Path>): Promise<AnswerOf<'GET', Path>> {
  const answer = foreseen.get(path) as Promise<AnswerOf<'GET', Path>> | undefined;
  foreseen.delete(path);
  return answer ?? request('GET', path, body);
}

/** Where there is nothing to say, an empty document is sent. */
export const post = <Path extends string>(
  path: Path,
  ...[body]: Beside<'POST', Path>
): Promise<AnswerOf<'POST', Path>> => request('POST', path, body ?? {});

export const patch = <Path extends string>(
  path: Path,
  ...[body]: Beside<'PATCH', Path>
): Promise<AnswerOf<'PATCH', Path>> => request('PATCH', path, body);
