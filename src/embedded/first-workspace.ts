import { openParts } from '../composition.ts';
import type { ConnectedConfig } from '../config-checks.ts';
import { scopes } from '../domain/access/scopes.ts';
import { createApiKey } from '../operations/api-keys/create.ts';
import { createOrganization } from '../operations/organizations/create.ts';
import { findFirstOwner } from '../persistence/stores/members.ts';

const first = {
  name: 'First workspace',
  ownerEmail: 'owner@example.com',
  ownerName: 'Workspace Owner',
};

/**
 * Makes the first workspace with its owner, if there is none yet, and a key of the owner's with all
 * scopes.
 * @returns the key, which is shown only now
 */
export async function makeFirstWorkspace(config: ConnectedConfig): Promise<string> {
  const parts = await openParts(config, () => undefined);
  const { operations, database } = parts;
  try {
    // A start that was killed before it could note the key has left the workspace behind.
    const owner = (await findFirstOwner(database)) ?? (await createOrganization(operations, first));
    const { key } = await createApiKey(operations, { ...owner, label: 'First key', scopes });
    return key;
  } finally {
    await parts.close();
  }
}
