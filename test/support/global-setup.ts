import { mkdtemp, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { freePort } from '@countersign/embedded/processes/ports';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import {
  appRole,
  ensureOwnerAndDatabase,
  ownerRole,
  postgresUrl,
} from '@countersign/embedded/postgres/roles';
import { migrate } from '../../src/persistence/migrate.ts';
import { buildWorkflowBundle } from '../../src/processes/workflow-code.ts';
import { neededServers } from './needed-servers.ts';
import type { TestServers } from './servers.ts';
import { acquireTemporalServers } from './temporal-setup.ts';

const password = 'only-for-tests';
const template = 'countersign_template';
const noServers = { postgres: false, temporal: false };

/**
 * Starts what the chosen tests need, once for all files. A guardian process outlives us: killed or not,
 * neither the server nor its folder stays behind.
 */
export default async function globalSetup(): Promise<void> {
  // `npm run test:unit` has chosen files that need none.
  const isUnit = process.env['TEST_KIND'] === 'unit';
  const needed = isUnit ? noServers : neededServers(process.argv.slice(2));
  const servers: TestServers = {};
  if (needed.postgres) servers.postgres = await startTestPostgres();
  if (needed.temporal) {
    servers.temporal = await acquireTemporalServers();
    servers.workflowBundle = await buildWorkflowBundle();
  }
  process.env['COUNTERSIGN_TEST_SERVERS'] = JSON.stringify(servers);
}

async function startTestPostgres(): Promise<NonNullable<TestServers['postgres']>> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-test-'));
  const guardian = startGuardian(folder);
  // The account that PostgreSQL runs as when we are root must be able to pass.
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'log'));
  const port = await freePort();
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port,
    superuserPassword: password,
    logFile: join(folder, 'log', 'postgres.log'),
    // Nothing here outlives the run, so nothing need reach the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  guardian.watch(server, 'SIGINT');
  globalThis.countersignTestTeardown = async () => {
    await server.stop();
    await guardian.finish();
  };
  await ensureOwnerAndDatabase(
    port,
    { superuser: password, owner: password, app: password },
    template,
  );
  const adminUrl = postgresUrl(ownerRole, password, port, template);
  await migrate({ adminUrl, appRole, appPassword: password });
  return { port, password, template };
}
