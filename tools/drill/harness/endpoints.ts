import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '@countersign/webhooks/webhook-signature';
import { insist, keyed, type World } from './ask.ts';
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
  /** Probability with which it refuses an event once. */
  refusesOnce: number;
  id?: string;
  secret?: string;
  askedAt: number;
  /** Since then every event is owed to it; undefined when nobody knows whether it is there. */
  addedAt?: number;
  deletedAt?: number;
  /** By their `webhook-id`. */
  arrivals: Map<string, Arrival>;
  refused: Set<string>;
}

export interface Endpoints {
  all: Endpoint[];
  /** Ready to receive; the caller registers it. */
  open(name: string, refusesOnce?: number): Endpoint;
  close(): Promise<void>;
}

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
    open(name, refusesOnce = 0) {
      const url = `http://127.0.0.1:${port}/${name}`;
      const endpoint: Endpoint = {
        name,
        url,
        refusesOnce,
        askedAt: Date.now(),
        arrivals: new Map(),
        refused: new Set(),
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

type Service = Pick<World, 'apiUrl' | 'apiKey'>;

export async function register(service: Service, endpoint: Endpoint): Promise<void> {
  endpoint.askedAt = Date.now();
  const body = { name: endpoint.name, url: endpoint.url, events: [] };
  const answer = await insist(service, keyed(service, { path: '/webhooks', body }));
  if (answer.status !== 201) throw new Error(`${endpoint.name} was answered ${answer.status}.`);
  const { id, secret } = answer.body;
  endpoint.id = String(id);
  if (typeof secret === 'string') endpoint.secret = secret;
  endpoint.addedAt = Date.now();
}

function take(
  endpoint: Endpoint,
  headers: NodeJS.Dict<string | string[]>,
  body: string,
  random: Random,
): number {
  const id = String(headers['webhook-id']);
  const known = endpoint.arrivals.get(id);
  if (!known && !endpoint.refused.has(id) && random.chance(endpoint.refusesOnce)) {
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

/** An endpoint learns its secret from the answer to its registration, which an event may precede. */
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

/** One event of a document, as its endpoint has it. */
export interface ReceivedEvent extends Arrival {
  webhookId: string;
  documentId: string;
  type: string;
  sequence: number;
}

/** What the endpoint has of one document. */
export function eventsOf({ arrivals }: Endpoint, documentId: string): ReceivedEvent[] {
  return [...arrivals]
    .filter(([, { body }]) => body.includes(documentId))
    .map(([webhookId, arrival]) => {
      const { type, sequence, data } = JSON.parse(arrival.body) as {
        type: string;
        sequence?: number;
        data: { document?: { id?: string } };
      };
      const about = data.document?.id ?? '';
      return { ...arrival, webhookId, documentId: about, type, sequence: sequence ?? 0 };
    })
    .filter((event) => event.documentId === documentId);
}
