/** Longer than any answer may take; the longest, a download, waits up to 10 s for the seal. */
const mostMs = 20_000;

/** Requests with one bearer token: an API key, or the token of a signing link. */
export interface Api {
  get<T>(path: string, query?: Record<string, string>): Promise<T>;
  post<T>(path: string, body?: object, query?: Record<string, string>): Promise<T>;
  bytes(path: string): Promise<Uint8Array>;
}

export function makeApi(apiUrl: string, token: string): Api {
  const call = async (method: string, path: string, query = {}, body?: object) => {
    const search = new URLSearchParams(query).toString();
    const url = `${apiUrl}${path}${search === '' ? '' : `?${search}`}`;
    return send(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Countersign demo',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  return {
    get: async (path, query) => (await call('GET', path, query)).json() as never,
    post: async (path, body = {}, query) => (await call('POST', path, query, body)).json() as never,
    bytes: async (path) => new Uint8Array(await (await call('GET', path)).arrayBuffer()),
  };
}

/** @throws Error with what the service said, for anything but a 2xx */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const what = `${init.method ?? 'GET'} ${new URL(url).pathname.replace(/[^/]{40,}/g, '…')}`;
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(mostMs) });
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const why = timedOut ? `no answer within ${mostMs / 1000} s` : 'the service does not answer';
    throw new Error(`${what}: ${why}`, { cause: error });
  }
  if (response.ok) return response;
  throw new Error(`${what}: ${response.status} ${problem(await response.text())}`);
}

/** The code and sentence of an RFC 9457 problem. */
function problem(text: string): string {
  try {
    const { code, detail } = JSON.parse(text) as { code?: string; detail?: string };
    return `${code ?? ''} ${detail ?? ''}`.trim();
  } catch {
    return text.slice(0, 200);
  }
}
