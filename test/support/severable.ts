import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../src/embedded/processes/ports.ts';

export interface Severable {
  /** The given address, led through here. */
  url: string;
  /** Cuts what is open and takes nothing new: as when the server went away. */
  sever(): Promise<void>;
  /** Takes connections again, at the same place. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A way to a server that a test can cut and mend, and listen on. */
export async function severable(
  address: string,
  onStatement: () => void = () => undefined,
): Promise<Severable> {
  const target = new URL(address);
  const open = new Set<Socket>();
  let server = createServer();
  const join = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('data', statementCounter(onStatement));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  const listen = async (port: number) => {
    server = createServer(join);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const sever = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  // Not one that the system gives out: while it is severed nobody listens on it.
  const port = await freePort();
  await listen(port);
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, sever, mend: () => listen(port), close: sever };
}

/**
 * Reads PostgreSQL's frontend messages: after the start-up message each is a type byte and a length
 * (chapter "Message Formats"). A statement is a simple Query or the Bind of a prepared one.
 */
function statementCounter(onStatement: () => void): (part: Buffer) => void {
  let rest = Buffer.alloc(0);
  let started = false;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      if (started && 'QB'.includes(String.fromCharCode(rest[0] ?? 0))) onStatement();
      started = true;
      rest = rest.subarray(end);
    }
  };
}
