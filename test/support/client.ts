/** What came back, read to the end. */
export interface Reply<Body = any> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A client over HTTP, as any other. */
export interface Client {
  /** What it authenticates with. */
  token: string | undefined;
  get(path: string, query?: CallOptions['query']): Promise<Reply>;
  post(path: string, options?: CallOptions): Promise<Reply>;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  as(token: string): Client;
  /** The same, with these headers in every call. */
  with(headers: Record<string, string>): Client;
}

export function makeClient(
  publicUrl: string,
  token?: string,
  always: Record<string, string> = {},
): Client {
  const client: Client = {
    token,
    get: (path, query) => client.call('GET', path, { ...(query && { query }) }),
    post: (path, options) => client.call('POST', path, options),
    as: (other) => makeClient(publicUrl, other),
    with: (more) => makeClient(publicUrl, token, { ...always, ...more }),
    async call(method, path, { query, body, headers } = {}) {
      const url = new URL(`${publicUrl}/api/v1${path}`);
      for (const [name, value] of Object.entries(query ?? {}))
        url.searchParams.set(name, String(value));
      const response = await fetch(url, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...always,
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = /json/.test(response.headers.get('content-type') ?? '');
      return {
        status: response.status,
        headers: response.headers,
        body: json ? JSON.parse(text) : text,
      };
    },
  };
  return client;
}
