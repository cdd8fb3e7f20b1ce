import { openParts, type Parts } from '../processes/open-parts.ts';
import { loadConfig } from '../processes/config/config.ts';
import { requireConnected } from '../processes/config/checks.ts';
import { scopes } from '../domain/access/scopes.ts';
import { createApiKey } from '../operations/api-keys/create.ts';
import { createOrganization } from '../operations/organizations/create.ts';
import { requireSchema } from '../persistence/schema.ts';
import { findFirstOwner } from '../persistence/stores/organizations/members.ts';

const owner = { ownerEmail: 'owner@example.com', ownerName: 'Workspace Owner' };

/** Run by first-workspaces.ts, for which it writes the keys to standard output, as JSON. */
async function makeKeys(names: readonly string[]): Promise<Record<string, string>> {
  const parts = await openParts(requireConnected(loadConfig()));
  try {
    await requireSchema(parts.database);
    const keys: Record<string, string> = {};
    for (const name of names) keys[name] = await makeKey(parts, name === 'test_api_key');
    return keys;
  } finally {
    await parts.close();
  }
}

async function makeKey({ operations, database }: Parts, test: boolean): Promise<string> {
  const name = test ? 'Test workspace' : 'First workspace';
  // A start that was killed before it could note the key has left the workspace behind.
  const first =
    (await findFirstOwner(database, test)) ??
    (await createOrganization(operations, { ...owner, name, test }));
  const label = test ? 'Test key' : 'First key';
  return (await createApiKey(operations, { ...first, label, scopes })).key;
}

try {
  process.stdout.write(JSON.stringify(await makeKeys(process.argv.slice(2))));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
