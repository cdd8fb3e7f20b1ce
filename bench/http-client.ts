import { Pool } from 'undici';

/** A kept-alive client that costs the driver little, so that what is measured is the service. */
export interface BenchClient {
  call: (method: string, path: string, options?: BenchCall) => Promise<BenchReply>;
  close: () => Promise<void>;
}

export interface BenchCall {
  token?: string;
  body?: unknown;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
}

export interface BenchReply {
  status: number;
  body: Buffer;
  json(): any;
}

/** Ten bombs of one workspace are refused one after the other. */
const maxMs = 600_000;

/** @param base such as `http://127.0.0.1:3000/api/v1`; paths are below it, addresses on its host. */
export function makeBenchClient(base: string): BenchClient {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: 64,
    bodyTimeout: 60_000,
    headersTimeout: maxMs,
  });
  return {
    close: () => pool.close(),
    async call(method, path, { token, body, bytes, headers } = {}) {
      const payload = bytes ?? (body === undefined ? null : JSON.stringify(body));
      const answer = await pool.request({
        method,
        path: path.startsWith('http') ? pathOf(path) : `${prefix}${path}`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: payload,
      });
      const whole = Buffer.from(await answer.body.arrayBuffer());
      return {
        status: answer.statusCode,
        body: whole,
        json: () => JSON.parse(whole.toString()),
      };
    },
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Throws with the answer when it is not the expected one: a bench of failures measures nothing. */
export async function expectOk(reply: Promise<BenchReply>, status = 200): Promise<BenchReply> {
  const answer = await reply;
  if (answer.status !== status) {
    throw new Error(
      `expected ${status}, got ${answer.status}: ${answer.body.toString().slice(0, 500)}`,
    );
  }
  return answer;
}
