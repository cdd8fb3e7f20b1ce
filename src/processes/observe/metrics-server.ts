import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { nothingIsShown } from '../../api/frame-policy.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../../outside/metrics.ts';
import { listenApart, type OwnPort } from './listen-apart.ts';

/** Answers `GET /metrics` and nothing else, and only with the token where there is one. */
export function metricsListener(
  metrics: Metrics,
  token: string | undefined,
  logger: Logger,
): RequestListener {
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', nothingIsShown);
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    if (token !== undefined && !presents(request, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    metrics.render().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.warn({ err: error }, 'The metrics could not be read');
        response.writeHead(503).end();
      },
    );
  };
}

/** With `npm start` API and worker share a machine: the worker's port is the next one. */
export async function startWorkerMetrics(
  { metricsPort, metricsToken, embedded, host }: Config,
  metrics: Metrics,
  logger: Logger,
): Promise<OwnPort | undefined> {
  if (metricsPort === undefined) return undefined;
  const listener = metricsListener(metrics, metricsToken, logger);
  return listenApart(listener, { host, port: embedded ? metricsPort + 1 : metricsPort });
}

/** Digests have one length, and comparing them takes the same time whatever was presented. */
function presents(request: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const presented = request.headers.authorization ?? '';
  return timingSafeEqual(digest(presented), digest(`Bearer ${token}`));
}
