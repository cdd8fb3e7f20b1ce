import type { ConnectedConfig } from '../config-checks.ts';
import { scopes } from '../domain/access/scopes.ts';
import type { OperationDeps } from '../operations/context.ts';
import { createApiKey } from '../operations/create-api-key.ts';
import { createOrganization, type CreatedOrganization } from '../operations/create-organization.ts';
import { systemClock } from '../outside/clock.ts';
import { uuidv7Ids } from '../outside/ids.ts';
import { makeKeyring } from '../outside/keyring.ts';
import { blobStoreFromUrl } from '../outside/storage-url.ts';
import { openDatabase, type Database } from '../persistence/orm.ts';

/**
 * Makes the first workspace with its owner, if there is none yet, and a key of the owner's with all scopes.
 * @returns the key, which is shown only now
 */
export async function makeFirstWorkspace(config: ConnectedConfig): Promise<string> {
  const database = await openDatabase({ url: config.databaseUrl, poolSize: 2 });
  const deps: OperationDeps = {
    database,
    clock: systemClock,
    ids: uuidv7Ids,
    keyring: makeKeyring(config.masterKeys),
    blobs: blobStoreFromUrl(config.storageUrl),
    publicUrl: config.publicUrl,
    defaultLocale: config.defaultLocale,
    afterCommit: () => undefined,
  };
  try {
    const owner = (await findFirstOwner(database)) ?? (await createOrganization(deps, first));
    const { key } = await createApiKey(deps, { ...owner, label: 'First key', scopes });
    return key;
  } finally {
    await database.close();
  }
}

const first = {
  name: 'First workspace',
  ownerEmail: 'owner@example.com',
  ownerName: 'Workspace Owner',
};

/** A start that was killed before it could note the key has left the workspace behind. */
async function findFirstOwner(database: Database): Promise<CreatedOrganization | undefined> {
  const [owner] = await database.fork().execute<{ organization_id: string; id: string }[]>(
    `select organization_id, id from members
     where role = 'owner' and status = 'active' order by created_at, id limit 1`,
  );
  return owner && { organizationId: owner.organization_id, memberId: owner.id };
}
