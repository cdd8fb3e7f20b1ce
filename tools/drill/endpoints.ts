import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '../../src/outside/webhook-signature.ts';
import type { Random } from './random.ts';

/** What came to an endpoint under one `webhook-id`. */
export interface Arrival {
  /** Exactly as it came the first time. */
  body: string;
  times: number;
  wrong?: string;
}

/** One registered endpoint as its owner sees it. Times are the drill's, in ms of the wall clock. */
export interface Endpoint {
  name: string;
  url: string;
  /** Sends away some events once. */
  moody: boolean;
  id?: string;
  secret?: string;
  askedAt: number;
  /** Since then every event is owed to it; undefined when nobody knows whether it is there. */
  addedAt?: number;
  deletedAt?: number;
  arrivals: Map<string, Arrival>;
  refused: Set<string>;
}

export interface Endpoints {
  all: Endpoint[];
  /** Ready to receive; the caller registers it. */
  open(name: string, moody?: boolean): Endpoint;
  close(): Promise<void>;
}

const refusesOnce = 0.15;

/** Integrators' endpoints on this machine, one path each. */
export async function startEndpoints(random: Random): Promise<Endpoints> {
  const byPath = new Map<string, Endpoint>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const endpoint = byPath.get(request.url ?? '');
      const body = Buffer.concat(chunks).toString();
      const status = endpoint ? take(endpoint, request.headers, body, random) : 404;
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const all: Endpoint[] = [];
  return {
    all,
    open(name, moody = false) {
      const url = `http://127.0.0.1:${port}/${name}`;
      const endpoint: Endpoint = {
        ...{ name, url, moody, askedAt: Date.now() },
        ...{ arrivals: new Map(), refused: new Set() },
      };
      byPath.set(`/${name}`, endpoint);
      all.push(endpoint);
      return endpoint;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function take(
  endpoint: Endpoint,
  headers: NodeJS.Dict<string | string[]>,
  body: string,
  random: Random,
): number {
  const id = String(headers['webhook-id']);
  const known = endpoint.arrivals.get(id);
  if (!known && endpoint.moody && !endpoint.refused.has(id) && random.chance(refusesOnce)) {
    endpoint.refused.add(id);
    return 503;
  }
  const arrival: Arrival = known ?? { body, times: 0 };
  arrival.times += 1;
  if (arrival.body !== body) arrival.wrong = 'came again with another body';
  if (!isSigned(endpoint, id, headers, body)) arrival.wrong = 'came with a wrong signature';
  endpoint.arrivals.set(id, arrival);
  return 204;
}

/** Between its registration and our hearing of it, an endpoint does not know its secret yet. */
function isSigned(
  { secret }: Endpoint,
  id: string,
  headers: NodeJS.Dict<string | string[]>,
  body: string,
): boolean {
  if (secret === undefined) return true;
  const timestampS = Number(headers['webhook-timestamp']);
  const signed = signWebhook({ secrets: [secret], id, timestampS, body });
  return signed['webhook-signature'] === headers['webhook-signature'];
}
