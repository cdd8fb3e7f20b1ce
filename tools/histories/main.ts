/**
 * `npm run histories`: lives through every way that a workflow ends and keeps the histories for the
 * version of package.json, in test/histories/<version>. A release records once; the tests replay
 * what every release recorded, for as long as such workflows may be open. What is there is never
 * overwritten: as long as the version is not released, remove its folder to record it again.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import globalSetup from '../../test/support/global-setup.ts';
import globalTeardown from '../../test/support/global-teardown.ts';
import { historiesFolder, packageVersion, writeManifest } from '../release/histories.ts';
import { recordBulkSends } from './bulk-sends.ts';
import { recordConversions } from './conversions.ts';
import { recordDeliveries } from './deliveries.ts';
import { recordDocuments } from './documents.ts';
import { makeKeeper } from './keep.ts';

const folder = join(historiesFolder, packageVersion());
if (existsSync(folder)) throw new Error(`${folder} is there: remove it, if it was not released.`);

await globalSetup();
const part = `${folder}.part`;
try {
  for (const record of [recordDocuments, recordDeliveries, recordConversions, recordBulkSends]) {
    await record(makeKeeper(part));
  }
  writeManifest(part);
  await rename(part, folder);
  process.stdout.write(`${folder}\n`);
} finally {
  await rm(part, { recursive: true, force: true });
  await globalTeardown();
}
