import { setTimeout as delay } from 'node:timers/promises';
import express, { type Express, type Request } from 'express';
import type { Logger } from 'pino';
import type { SealNotices } from '../persistence/seal-notices.ts';
import { makeAwaitConversion } from './await-conversion.ts';
import { makeAwaitSeal } from './await-seal.ts';
import { makeReadLog } from './log-reads.ts';
import { mountApi } from './mount-api.ts';
import { mountPublic } from './mount-public.ts';
import { nameCallers, type ProxyHeader } from './middleware/caller-address.ts';
import { problemMiddleware, makeProblemWriter, type ProblemWriter } from './middleware/errors.ts';
import { observeRequests, type RequestObserver } from './middleware/observe-requests.ts';
import { requestContext } from './middleware/request-context.ts';
import { sendNotFound } from './pages/home.ts';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { makeOpenApiRouter } from './openapi/router.ts';
import type { PublicDeps } from './public-route.ts';
import { publicRoutes } from './route-table.ts';
import { wayFrom } from './way-from.ts';

export interface AppDeps extends Omit<PublicDeps, 'awaitSeal' | 'awaitConversion' | 'readLog'> {
  logger: Logger;
  /** How long the move of a test workspace's clock is waited for; a minute unless said. */
  advanceWaitMs?: number;
  /** How long a list by time waits for acts that are under way; five seconds unless said. */
  listWaitMs?: number;
  /** Express's `trust proxy`: hop count or CIDR list, never true (a client could forge its address). */
  trustProxy: number | string[] | false;
  /** Where those proxies name the caller; `X-Forwarded-For` unless said. */
  proxyHeader?: ProxyHeader;
  onRefusedCredential?: (code: ProblemCode, address: string) => void;
  /** Absent: requests are neither counted nor traced. */
  observer?: RequestObserver;
  /** Tests switch it on: an answer that is not of its schema then fails the request. */
  checkAnswers: boolean;
  /** Absent: who waits for a seal looks for it. */
  sealNotices?: Pick<SealNotices, 'onSeal'>;
  /** Is everything there that a request needs? Rejects when not. */
  ready(): Promise<void>;
  /** Pages and other routers of the composition root: signing page, mailbox, metrics. */
  extend?(app: Express): void;
}

/** The whole HTTP surface; binds to nothing and reads no configuration. */
export function makeApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  nameCallers(app, deps.proxyHeader ?? 'x-forwarded-for');
  app.set('query parser', false);
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  // Express would answer `If-None-Match: *` with 304 where nothing has an ETag.
  Object.defineProperty(app.request, 'fresh', { get: () => false });
  const { database, publicUrl } = deps.operations;
  const awaitSeal = makeAwaitSeal(database, deps.sealNotices);
  const awaitConversion = makeAwaitConversion(database);
  const mounted = { ...deps, awaitSeal, awaitConversion, readLog: makeReadLog() };
  const writeProblem = makeProblemWriter(publicUrl, deps.logger);

  if (deps.observer) app.use(observeRequests(deps.observer));
  app.use(requestContext(deps.logger, publicUrl));
  mountHealth(app, deps, writeProblem);
  deps.extend?.(app);
  mountPublic(app, publicRoutes, mounted, writeProblem);
  app.use(makeOpenApiRouter(publicUrl));
  mountApi(app, mounted, writeProblem);
  app.use((request, response) => {
    if (isForPeople(request)) {
      sendNotFound(response);
      return;
    }
    throw new Problem(
      'ROUTE_NOT_FOUND',
      `There is nothing at ${request.path}.${wayFrom(request.path)}`,
    );
  });
  app.use(problemMiddleware(writeProblem));
  return app;
}

/** A browser asks for a page before anything else, and not for one of the API. */
function isForPeople({ method, path, headers: { accept = '' } }: Request): boolean {
  return method === 'GET' && accept.startsWith('text/html') && !path.startsWith('/api/');
}

/** Before the probes' own three seconds are over. */
export const readyMs = 2_000;

/** @throws when the work takes longer, and goes on by itself */
async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const clock = new AbortController();
  const late = delay(limitMs, undefined, clock).then(() => {
    throw new Error(`Nothing answered within ${limitMs} ms.`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clock.abort();
    for (const lost of [work, late]) lost.catch(() => undefined);
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve. */
function mountHealth(app: Express, deps: AppDeps, writeProblem: ProblemWriter): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (request, response) => {
    try {
      await within(readyMs, deps.ready());
      response.json({ status: 'ready' });
    } catch (error) {
      deps.logger.warn({ err: error }, 'Not ready');
      const away = new Problem('UNAVAILABLE', 'A part that requests need cannot be reached.', {
        retryAfterS: 5,
      });
      writeProblem(request, response, away);
    }
  });
}
