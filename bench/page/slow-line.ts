import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface LineSpeed {
  /** For all connections together. */
  bytesPerMs: number;
  /** Half of the time from a question to its answer. */
  oneWayMs: number;
}

const tickMs = 5;
/** What a connection may have waiting here before its server is asked to pause. */
const waitingMax = 32_768;

interface Connection {
  browser: Socket;
  server: Socket;
  waiting: { bytes: Buffer; fromMs: number }[];
  ended: boolean;
}

export interface SlowLine {
  /** The address by way of the line. */
  through: (url: string) => string;
  /** Received by the browser since the last call. */
  takeBytes: () => number;
  close: () => Promise<void>;
}

/**
 * A relay to this machine's port, on which everything is as slow: what a page's workers ask for
 * too, which the browser's own throttling leaves out.
 */
export async function startSlowLine(
  port: number,
  { bytesPerMs, oneWayMs }: LineSpeed,
): Promise<SlowLine> {
  const connections = new Set<Connection>();
  let received = 0;
  let credit = 0;

  const relay = createServer((browser) => {
    const server = connect(port, '127.0.0.1');
    const connection: Connection = { browser, server, waiting: [], ended: false };
    connections.add(connection);
    browser.on('data', (bytes) => {
      setTimeout(() => server.write(bytes), oneWayMs);
    });
    server.on('data', (bytes) => {
      connection.waiting.push({ bytes, fromMs: performance.now() + oneWayMs });
      if (waitingBytes(connection) > waitingMax) server.pause();
    });
    server.on('end', () => (connection.ended = true));
    const over = () => {
      connections.delete(connection);
      browser.destroy();
      server.destroy();
    };
    browser.on('close', over).on('error', over);
    server.on('error', over);
  });

  /** A packet for each connection in turn. */
  const deliver = () => {
    credit = Math.min(credit + bytesPerMs * tickMs, bytesPerMs * tickMs * 4);
    for (let sent = true; sent && credit > 0;) {
      sent = false;
      for (const connection of connections) {
        const bytes = nextPacket(connection);
        if (!bytes) continue;
        connection.browser.write(bytes);
        received += bytes.length;
        credit -= bytes.length;
        sent = true;
      }
    }
  };
  const ticking = setInterval(deliver, tickMs);

  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const own = (relay.address() as AddressInfo).port;
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: own }).href,
    takeBytes: () => {
      const taken = received;
      received = 0;
      return taken;
    },
    close: async () => {
      clearInterval(ticking);
      for (const { browser } of connections) browser.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}

const waitingBytes = ({ waiting }: Connection) =>
  waiting.reduce((sum, { bytes }) => sum + bytes.length, 0);

const packetBytes = 1_400;

function nextPacket(connection: Connection): Buffer | undefined {
  const { waiting, server, browser, ended } = connection;
  const [first] = waiting;
  if (!first) {
    if (ended) browser.end();
    return undefined;
  }
  if (first.fromMs > performance.now()) return undefined;
  const packet = first.bytes.subarray(0, packetBytes);
  first.bytes = first.bytes.subarray(packetBytes);
  if (first.bytes.length === 0) waiting.shift();
  if (waitingBytes(connection) <= waitingMax) server.resume();
  return packet;
}
