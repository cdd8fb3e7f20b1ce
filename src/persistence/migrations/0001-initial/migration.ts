import type { Migration } from '../../migration.ts';
import { documentTables } from './documents.ts';
import { evidenceTables } from './evidence.ts';
import { fileTables } from './files.ts';
import { messageTables } from './messages.ts';
import { fileReleases } from './releases.ts';
import { workspaceTables } from './workspaces.ts';

/**
 * The first schema. Times are timestamptz(3): JavaScript keeps milliseconds, and a cursor made of
 * truncated microseconds would skip rows. Foreign keys are deferred, because the unit of work
 * inserts in an order of its own.
 */
export const initial: Migration = {
  name: '0001-Initial',
  statements: [
    ...workspaceTables,
    ...fileTables,
    ...documentTables,
    ...evidenceTables,
    ...messageTables,
    ...fileReleases,
  ],
};
