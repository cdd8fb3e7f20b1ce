import { logCheckpointRoute } from './checkpoint.ts';
import { logKeyRoute, publishedLogKeyRoute } from './key.ts';
import { logTileRoute } from './tile.ts';

/** The log as https://c2sp.org/tlog-tiles serves it: hashes and signed tree heads. */
export const logRoutes = [logKeyRoute, publishedLogKeyRoute, logCheckpointRoute, logTileRoute];
