import { Agent, request } from 'node:http';

/** A kept-alive client that costs the driver little, so that what is measured is the service. */
export interface BenchClient {
  call(method: string, path: string, options?: BenchCall): Promise<BenchReply>;
  close(): void;
}

export interface BenchCall {
  token?: string;
  body?: unknown;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
}

export interface BenchReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  json(): any;
}

export function makeBenchClient(base: string): BenchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    close: () => {
      agent.destroy();
    },
    call: (method, path, { token, body, bytes, headers } = {}) =>
      new Promise((resolve, reject) => {
        const payload =
          bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
        const url = path.startsWith('http') ? new URL(path) : new URL(`${base}${path}`);
        const sent = request(
          url,
          {
            method,
            agent,
            headers: {
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(payload && { 'content-length': payload.byteLength }),
              ...headers,
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () => {
              const whole = Buffer.concat(chunks);
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: whole,
                json: () => JSON.parse(whole.toString()),
              });
            });
          },
        );
        sent.on('error', reject);
        sent.end(payload);
      }),
  };
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
