import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayMs } from '../../../src/domain/time.ts';
import { sweepOrphans } from '../../../src/operations/housekeeping/sweep-orphans.ts';
import { stageBlobs } from '../../../src/operations/uploads/stage-blobs.ts';
import { startApplication, steppingClock, type Application } from '../../support/application.ts';
import { givenUpload, givenWorkspace } from '../../support/workspace.ts';

// The storage tells its own time, which is the real one.
const clock = steppingClock(new Date());
let app: Application;
beforeAll(async () => {
  app = await startApplication({ clock });
});
afterAll(() => app.stop());

test('what no row names is an orphan after a day, and goes only if that is asked for', async () => {
  const { blobs } = app.operations;
  await givenUpload(app, await givenWorkspace(app));
  await stageBlobs(app.operations, ['files/staged']);
  for (const key of ['files/staged', 'files/orphan']) await blobs.put(key, new Uint8Array([1]));
  const sweep = (remove: boolean) => sweepOrphans(app.operations, { remove });
  expect(await sweep(true)).toEqual({ blobs: 3, orphans: 0 });
  clock.advance(2 * dayMs);
  expect(await sweep(false)).toEqual({ blobs: 3, orphans: 1 });
  expect(await sweep(true)).toEqual({ blobs: 3, orphans: 1 });
  expect(await sweep(true)).toEqual({ blobs: 2, orphans: 0 });
  await expect(blobs.get('files/orphan')).rejects.toThrow('no blob');
  expect(await blobs.get('files/staged')).toHaveLength(1);
});
