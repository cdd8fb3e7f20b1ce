import { readLogKeys } from '../../../operations/log/public-key.ts';
import { publicFileRoute, type PublicRoute } from '../../public-route.ts';
import { sendChangingText } from './send-changing-text.ts';

/** The log's public keys, a line each, the one that signs now first. */
function keyRoute(path: `/${string}`, operationId: string, where: string): PublicRoute {
  return publicFileRoute({
    method: 'GET',
    path,
    operationId,
    tag: 'Log',
    summary: `Get the public keys of the log, ${where}`,
    description: 'A line each (c2sp.org/signed-note), the one that signs now first.',
    access: 'public',
    parameters: {},
    media: 'text/plain',
    refusals: ['HEADERS_TOO_LARGE'],
    open:
      ({ operations: { database }, logKey, readLog }) =>
      async ({ response }) => {
        const keys = await readLog(() => readLogKeys(database, logKey));
        sendChangingText(response, keys.map((key) => `${key}\n`).join(''));
      },
  });
}

export const logKeyRoute = keyRoute('/log/key', 'getLogKeys', 'beside the log');

export const publishedLogKeyRoute = keyRoute(
  '/.well-known/countersign/log-key.txt',
  'getPublishedLogKeys',
  'beside the roots',
);
