import { Router, type RequestHandler, type Response } from 'express';
import pLimit from 'p-limit';
import { hashBytes, parseTilePath, type Tile } from '../../../verifier/src/log/tiles.ts';
import type { LogKey } from '../../evidence/keys/log-key.ts';
import { readLogKeys } from '../../operations/log/public-key.ts';
import type { Database } from '../../persistence/orm.ts';
import { readLastCheckpoint, readTiles } from '../../persistence/stores/log.ts';
import { Problem } from '../problem.ts';

export interface LogRouterDeps {
  database: Database;
  logKey: Pick<LogKey, 'name' | 'publicKey' | 'retired'>;
}

/** Of the pool's connections those that strangers may hold at once. */
const maxReading = 2;
const maxWaiting = 100;

/**
 * The log as https://c2sp.org/tlog-tiles serves it below `/log`, without a credential: hashes and
 * signed tree heads, never the events. Its public keys are at `/log/key`, a line each, the one that
 * signs now first. What strangers ask for in any number costs the service two connections at most.
 */
export function makeLogRouter({ database, logKey }: LogRouterDeps): Router {
  const router = Router();
  const limit = pLimit(maxReading);
  const limited = async <T>(read: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) {
      throw new Problem('UNAVAILABLE', 'Too many ask for the log at once.', { retryAfterS: 1 });
    }
    return limit(read);
  };

  router.get('/log/key', async (_request, response) => {
    const keys = await limited(() => readLogKeys(database, logKey));
    text(response, keys.map((key) => `${key}\n`).join(''));
  });
  router.get('/log/checkpoint', async (_request, response) => {
    const found = await limited(() => readLastCheckpoint(database.fork()));
    if (!found) throw new Problem('ROUTE_NOT_FOUND', 'The log is empty; there is no checkpoint.');
    text(response, found.note);
  });
  router.get(
    '/log/tile/{*path}',
    serveTile((tile) => limited(() => readTiles(database.fork(), [tile]))),
  );
  return router;
}

function serveTile(read: (tile: Tile) => ReturnType<typeof readTiles>): RequestHandler {
  return async (request, response) => {
    const tile = parseTilePath(request.path.slice('/log/'.length));
    const [found] = tile ? await read(tile) : [];
    if (found?.bytes.length !== (tile?.width ?? 0) * hashBytes) {
      throw new Problem('ROUTE_NOT_FOUND', 'The log has no such tile.');
    }
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(found.bytes);
  };
}

/** What changes: nobody keeps it for longer than the log stands still. */
function text(response: Response, body: string): void {
  response.set({ 'Cache-Control': 'public, max-age=1', 'X-Content-Type-Options': 'nosniff' });
  response.type('text/plain; charset=utf-8').send(body);
}
