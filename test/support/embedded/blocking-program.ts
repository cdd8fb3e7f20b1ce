/**
 * `node blocking-program.ts <port>` answers until it is asked to block: at `/block` for good, at
 * `/block?until=<path>` until that file is there. Nothing else of it runs meanwhile, as when it hangs.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

const nothing = new Int32Array(new SharedArrayBuffer(4));

function block(until: string | null): void {
  while (until === null || !existsSync(until)) Atomics.wait(nothing, 0, 0, 20);
}

process.on('SIGTERM', () => process.exit(0));
createServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
  if (pathname === '/block') response.once('finish', () => block(searchParams.get('until')));
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
