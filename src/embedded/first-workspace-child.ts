import { openParts } from '../composition.ts';
import { loadConfig } from '../config.ts';
import { requireConnected } from '../config-checks.ts';
import { scopes } from '../domain/access/scopes.ts';
import { createApiKey } from '../operations/api-keys/create.ts';
import { createOrganization } from '../operations/organizations/create.ts';
import { findFirstOwner } from '../persistence/stores/members.ts';

const first = {
  name: 'First workspace',
  ownerEmail: 'owner@example.com',
  ownerName: 'Workspace Owner',
};

/** Run by first-workspace.ts, for which it writes the key to standard output. */
async function makeFirstWorkspace(): Promise<string> {
  const parts = await openParts(requireConnected(loadConfig()), () => undefined);
  const { operations, database } = parts;
  try {
    // A start that was killed before it could note the key has left the workspace behind.
    const owner = (await findFirstOwner(database)) ?? (await createOrganization(operations, first));
    return (await createApiKey(operations, { ...owner, label: 'First key', scopes })).key;
  } finally {
    await parts.close();
  }
}

try {
  process.stdout.write(await makeFirstWorkspace());
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
