import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@countersign/embedded/processes/ports';

export interface Severable {
  /** The given address, led through here. */
  url: string;
  /** Cuts what is open and takes nothing new: as when the server went away. */
  sever(): Promise<void>;
  /** Leaves what is open and takes what is new, and says nothing: as when the server hangs. */
  stall(): void;
  /** Hangs no more; what hung is lost. */
  unstall(): void;
  /** Takes connections again, at the same place. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A way to a server that a test can cut and fix, and listen on. */
export async function severable(
  address: string,
  onStatement: () => void = () => undefined,
): Promise<Severable> {
  const target = new URL(address);
  const open = new Set<Socket>();
  let server = createServer();
  let stalled = false;
  const join = (near: Socket) => {
    if (stalled) {
      hold(near);
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    near.on('data', statementCounter(onStatement));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      hold(one);
      one.on('close', () => other.destroy());
    }
  };
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const stall = () => {
    stalled = true;
    for (const socket of open) socket.unpipe().pause();
  };
  const unstall = () => {
    stalled = false;
    for (const socket of open) socket.destroy();
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
  return { url: url.href, sever, stall, unstall, restore: () => listen(port), close: sever };
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
