import { sweepOrphans } from '../../operations/housekeeping/sweep-orphans.ts';
import { withOperations } from './open.ts';
import { print } from './print.ts';

export async function sweepFiles(options: { remove?: boolean; json?: boolean }): Promise<void> {
  const remove = options.remove === true;
  const { blobs, orphans } = await withOperations((deps) => sweepOrphans(deps, { remove }));
  print({ stored: blobs, orphans, removed: remove ? orphans : 0 }, options.json);
}
