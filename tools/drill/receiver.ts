import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from './random.ts';

export interface ReceivedEvent {
  webhookId: string;
  documentId: string;
  type: string;
  sequence: number;
  /** Exactly as it came; the same at every attempt. */
  body: string;
  times: number;
  wrong?: string;
}

/** A local endpoint that keeps what it takes, and sends some away once. */
export interface Receiver {
  url: string;
  of(documentId: string): ReceivedEvent[];
  count(): number;
  close(): Promise<void>;
}

const refusesOnce = 0.04;

export async function startReceiver(random: Random): Promise<Receiver> {
  const events = new Map<string, ReceivedEvent>();
  const refused = new Set<string>();

  const take = (webhookId: string, body: string): number => {
    const known = events.get(webhookId);
    if (!known && !refused.has(webhookId) && random.chance(refusesOnce)) {
      refused.add(webhookId);
      return 503;
    }
    if (known) {
      known.times += 1;
      if (known.body !== body) known.wrong = 'came again with another body';
      return 204;
    }
    const { type, sequence, data } = JSON.parse(body) as {
      type: string;
      sequence?: number;
      data: { document?: { id?: string } };
    };
    const documentId = data.document?.id ?? '';
    events.set(webhookId, { webhookId, documentId, type, sequence: sequence ?? 0, body, times: 1 });
    return 204;
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const id = String(request.headers['webhook-id'] ?? '');
      response.writeHead(take(id, Buffer.concat(chunks).toString())).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    of: (documentId) => [...events.values()].filter((event) => event.documentId === documentId),
    count: () => events.size,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
