import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give out by themselves, from 32768 or 49152 on: seconds may pass between
 * our look and our use of a port, and a program that asks for any port must not get it then.
 */
const ownPorts = [20_000, 30_000] as const;
const maxLooks = 50;
/** A program that asks for the very port may still take it in between. */
const maxStarts = 3;

/**
 * A port of the loopback interface that nobody listens on; another process may still win the race
 * for it.
 */
export async function freePort(): Promise<number> {
  for (let look = 0; look < maxLooks; look += 1) {
    const port = randomInt(...ownPorts);
    if (await portIsFree(port)) return port;
  }
  return anyPort();
}

async function anyPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether this process could listen on the port of that interface right now. */
export async function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The first free port at or after `from`; whatever the system gives when the next twenty are taken.
 */
export async function firstFreePort(from: number): Promise<number> {
  for (let port = from; port < Math.min(from + 20, 65_536); port += 1) {
    if (await portIsFree(port)) return port;
  }
  return freePort();
}

/**
 * Starts a server on ports that were found free; chooses others when a failed start finds one
 * taken.
 * @returns the ports it listens on
 */
export async function startOnPorts<Ports extends number[]>(
  choose: () => Promise<Ports>,
  start: (...ports: Ports) => Promise<void>,
): Promise<Ports> {
  for (let attempt = 1; ; attempt += 1) {
    const ports = await choose();
    try {
      await start(...ports);
      return ports;
    } catch (error) {
      const free = await Promise.all(ports.map((port) => portIsFree(port)));
      if (attempt === maxStarts || !free.includes(false)) throw error;
    }
  }
}
