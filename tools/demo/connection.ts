import { createClient, type Client } from '@countersign/client/http';
import type { Problem } from '@countersign/client';

/** Longer than any answer may take; the longest, a download, waits up to 10 s for the seal. */
const maxMs = 20_000;

/** What every call of the generated client is given: `getDocument({ ...owner, query: { id } })`. */
export interface Connection {
  client: Client;
  throwOnError: true;
}

/**
 * @param token an API key, or the token of a signing link
 * @returns a connection whose calls throw an Error in one sentence; after a refusal it has the
 * members of the problem, `code` among them
 */
export function connect(apiUrl: string, token: string): Connection {
  const client = createClient({
    baseUrl: apiUrl.replace(/\/api\/v1$/, ''),
    auth: token,
    headers: { 'user-agent': 'Countersign demo' },
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(maxMs) }),
  });
  client.interceptors.error.use((error, response, request) => {
    const what = request === undefined ? 'Request' : named(request);
    if (response === undefined || error instanceof Error) return unanswered(what, error);
    return refused(what, response.status, error as Problem | string);
  });
  return { client, throwOnError: true };
}

/** One page that is no part of the API, such as the mailbox. */
export async function fetchJson(url: string): Promise<unknown> {
  const request = new Request(url, { signal: AbortSignal.timeout(maxMs) });
  const response = await fetch(request).catch((error: unknown) => {
    throw unanswered(named(request), error);
  });
  if (!response.ok) throw refused(named(request), response.status, await response.text());
  return response.json();
}

/** The last part of an address that carries its own credential. */
export function tokenOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

function named({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.replace(/[^/]{40,}/g, '…')}`;
}

function unanswered(what: string, error: unknown): Error {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  const why = timedOut ? `no answer within ${maxMs / 1000} s` : 'the service does not answer';
  return new Error(`${what}: ${why}`, { cause: error });
}

function refused(what: string, status: number, said: Problem | string): Error {
  if (typeof said === 'string') return new Error(`${what}: ${status} ${said.slice(0, 200)}`);
  return Object.assign(new Error(`${what}: ${status} ${said.code} ${said.detail}`), said);
}
