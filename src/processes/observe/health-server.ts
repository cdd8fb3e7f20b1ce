import type { Config } from '../config/config.ts';
import { listenApart, type OwnPort } from './listen-apart.ts';

/**
 * Serves `GET /healthz` where a port is named for it. It takes the event loop and nothing else, neither
 * database nor Temporal: whoever has no answer for long is looking at a process that hangs.
 */
export async function startHealth({ host, healthPort }: Config): Promise<OwnPort | undefined> {
  if (healthPort === undefined) return undefined;
  return listenApart(
    ({ method, url }, response) => {
      const isAsked = url === '/healthz' && (method === 'GET' || method === 'HEAD');
      response.writeHead(isAsked ? 200 : 404, { connection: 'close' }).end();
    },
    { host, port: healthPort },
  );
}
