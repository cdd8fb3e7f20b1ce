import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Accepts nobody until a byte comes, as its thread is busy; then answers every request. */
const program = `
  const { readSync } = require('node:fs');
  require('node:http')
    .createServer((_, response) => response.end('at last'))
    .listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
      process.stdout.write(String(this.address().port));
      readSync(0, Buffer.alloc(1));
    });
`;
const fillers = 4;

/** Whose queue is full: the first packet of whoever connects is lost, and sent again after a second. */
export interface FullListener {
  port: number;
  /** Once somebody more than those who fill the queue waits for a connection, it accepts them all. */
  acceptOnceAwaited(): Promise<void>;
  stop(): void;
}

export async function startFullListener(): Promise<FullListener> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(said);
  const sockets = Array.from({ length: fillers }, () =>
    net.connect(port, '127.0.0.1').on('error', () => undefined),
  );
  const connected = () => sockets.filter((socket) => !socket.connecting).length;
  // Of a queue for one, Linux lets two stand.
  while (connected() < 2) await setImmediate();
  const waitingBefore = await waiting(port);
  return {
    port,
    async acceptOnceAwaited() {
      while ((await waiting(port)) <= waitingBefore) await setImmediate();
      child.stdin.write('x');
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}

/** How many connections to the port are asked for and do not stand. */
async function waiting(port: number): Promise<number> {
  const synSent = '02';
  const remote = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  return lines.filter((line) => {
    const [, , to, state] = line.trim().split(/\s+/);
    return state === synSent && to?.endsWith(remote);
  }).length;
}
