import { hashBytes, parseTilePath } from '@countersign/verifier/log/tiles';
import { readTiles } from '../../../persistence/stores/log/log.ts';
import { Problem } from '../../problem.ts';
import { publicFileRoute } from '../../public-route.ts';

/** Hashes of leaves and of the tree above them, never the events. */
export const logTileRoute = publicFileRoute({
  method: 'GET',
  path: '/log/tile/{+tile}',
  operationId: 'getLogTile',
  tag: 'Log',
  summary: 'Get a tile of the log',
  description:
    'Up to 256 hashes of one level (c2sp.org/tlog-tiles). The path of a tile has slashes, which ' +
    'are not escaped; what lies there never changes.',
  access: 'public',
  parameters: {
    tile: {
      description: 'Level, index and width, as c2sp.org/tlog-tiles has it',
      example: '0/000',
    },
  },
  media: 'application/octet-stream',
  refusals: ['ROUTE_NOT_FOUND'],
  open:
    ({ operations: { database }, readLog }) =>
    async ({ request, response }) => {
      // As it was sent: an escaped slash is no slash.
      const tile = parseTilePath(request.path.slice('/log/'.length));
      const [found] = tile ? await readLog(() => readTiles(database.fork(), [tile])) : [];
      if (found?.bytes.length !== (tile?.width ?? 0) * hashBytes) {
        throw new Problem('ROUTE_NOT_FOUND', 'The log has no such tile.');
      }
      response.set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
      });
      response.send(found.bytes);
    },
});
