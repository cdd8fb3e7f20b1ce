import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A status, or whatever else a server may do to who calls it. */
export type Reaction = number | ((response: ServerResponse) => void);

/** An integrator's endpoint on this machine. */
export interface Receiver {
  url: string;
  received: ReceivedRequest[];
  /** What the next requests get, one after the other; the last one goes for all that follow. */
  react(...reactions: [Reaction, ...Reaction[]]): void;
  stop(): Promise<void>;
}

export async function startReceiver(...first: Reaction[]): Promise<Receiver> {
  let reactions = first.length > 0 ? first : [204];
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const reaction = reactions[0] ?? 204;
      if (reactions.length > 1) reactions = reactions.slice(1);
      if (typeof reaction === 'function') reaction(response);
      else response.writeHead(reaction).end(`answer ${reaction}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    react(...next) {
      reactions = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The header that this secret makes of the request, by the standard's own library. */
export function signatureBy(secret: string, { headers, body }: ReceivedRequest): string {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return new Webhook(secret).sign(String(headers['webhook-id']), at, body);
}
