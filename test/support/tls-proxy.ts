import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';

export interface TlsProxy {
  port: number;
  close(): Promise<void>;
}

/** Takes TLS on loopback and passes the bytes on in clear, as a load balancer would. */
export async function startTlsProxy(options: TlsOptions, targetPort: number): Promise<TlsProxy> {
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer({ ALPNProtocols: ['h2'], ...options }, (client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  // A handshake that is refused is what tests are about.
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
