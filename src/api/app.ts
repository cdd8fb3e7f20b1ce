import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { LogKey } from '../evidence/keys/log-key.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { SealNotices } from '../persistence/seal-notices.ts';
import { makeAwaitConversion } from './await-conversion.ts';
import { makeAwaitSeal } from './await-seal.ts';
import { mountApi } from './mount-api.ts';
import { problemMiddleware, makeProblemWriter, type ProblemWriter } from './middleware/errors.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { observeRequests, type RequestObserver } from './middleware/observe-requests.ts';
import { requestContext } from './middleware/request-context.ts';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { makeLogRouter } from './pages/log.ts';
import { makeLogosRouter } from './pages/logos.ts';
import { makeProblemPages } from './pages/problem-pages.ts';
import { mountUploads } from './uploads.ts';
import { makeVerifyDocumentRouter } from './verify/document-router.ts';
import { makeVerifyFileRouter, type FileRouterDeps } from './verify/file-router.ts';
import { readLogKeys } from '../operations/log/public-key.ts';
import type { CheckFile, FileTrust } from '../evidence/verify/check-file.ts';
import type { IngestFile } from '../evidence/ingest/ingest-result.ts';
import { mountDownloads } from './downloads.ts';
import { makeOpenApiRouter } from './openapi/router.ts';

export interface AppDeps {
  operations: OperationDeps;
  /** Checks files in children, a bounded number at a time. */
  ingest: IngestFile;
  /** Verifies strangers' files in children, by these roots and the log's own key. */
  checkFile: CheckFile;
  fileTrust: Omit<FileTrust, 'logKeys'>;
  logger: Logger;
  /** The public half is served beside the log. */
  logKey: Pick<LogKey, 'name' | 'publicKey' | 'retired'>;
  /** Express's `trust proxy`: hop count or CIDR list, never true (a client could forge its address). */
  trustProxy: number | string[] | false;
  /** Absent: requests are not counted. */
  rateLimits?: RateLimits;
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
  app.set('query parser', false);
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  const awaitSeal = makeAwaitSeal(deps.operations.database, deps.sealNotices);
  const awaitConversion = makeAwaitConversion(deps.operations.database);
  const writeProblem = makeProblemWriter(deps.operations.publicUrl, deps.logger);

  if (deps.observer) app.use(observeRequests(deps.observer));
  app.use(requestContext(deps.logger, deps.operations.publicUrl));
  mountHealth(app, deps, writeProblem);
  app.use(makeProblemPages());
  deps.extend?.(app);
  mountUploads(app, deps.operations, deps.ingest, awaitConversion, deps.rateLimits);
  mountDownloads(app, deps.operations, { awaitSeal, awaitConversion }, deps.rateLimits);
  app.use(makeLogRouter({ database: deps.operations.database, logKey: deps.logKey }));
  app.use(makeVerifyFileRouter(fileRouterDeps(deps)));
  app.use(makeVerifyDocumentRouter(deps.operations));
  app.use(makeLogosRouter(deps.operations.database));
  app.use(makeOpenApiRouter());
  mountApi(app, { ...deps, awaitSeal, awaitConversion }, writeProblem);
  app.use((request) => {
    throw new Problem('ROUTE_NOT_FOUND', `There is nothing at ${request.path}.`);
  });
  app.use(problemMiddleware(writeProblem));
  return app;
}

function fileRouterDeps({ operations, checkFile, fileTrust, logKey }: AppDeps): FileRouterDeps {
  const { database, clock } = operations;
  const readTrust = async () => ({ ...fileTrust, logKeys: await readLogKeys(database, logKey) });
  return { checkFile, clock, readTrust };
}

/** `/healthz`: the process lives. `/readyz`: it can serve. */
function mountHealth(app: Express, deps: AppDeps, writeProblem: ProblemWriter): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (request, response) => {
    try {
      await deps.ready();
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
