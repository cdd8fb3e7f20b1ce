import { connect, type Socket } from 'node:net';

/**
 * Passes everything on to the server at `url`; where `drop` says so, cuts the line instead of
 * passing on the reply to a message, which the server has then taken.
 */
export function cutAfterMessage(client: Socket, url: string, drop: () => boolean): void {
  const { port, hostname } = new URL(url);
  const server = connect(Number(port), hostname);
  let inMessage = false;
  client.on('data', (data) => server.write(data));
  server.on('data', (data) => {
    if (inMessage && drop()) {
      server.destroy();
      client.destroy();
      return;
    }
    inMessage = /^354/m.test(data.toString());
    client.write(data);
  });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => undefined);
    one.on('close', () => other.destroy());
  }
}
