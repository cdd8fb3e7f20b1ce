import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface OwnPort {
  port: number;
  close(): Promise<void>;
}

/** Serves what is not for callers of the API, on a port of its own. */
export async function listenApart(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<OwnPort> {
  const server = createServer({ maxHeaderSize: 8_192, requestTimeout: 30_000 }, listener);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
