import { validate } from '../../api/middleware/parse.ts';
import { settingsPatchSchema, toPatch } from '../../api/routes/settings/schema.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { updateSettings } from '../../operations/settings/update.ts';
import { CommandError, withOperations } from './open.ts';
import { operator } from './operator.ts';
import { print } from './print.ts';
import { readId } from './read-option.ts';
import { requireOrganization } from './require-organization.ts';

export interface SetOptions {
  org: string;
  jsonValue: string;
  json?: boolean;
}

export async function getSettings(options: { org: string; json?: boolean }): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const settings = await withOperations(({ database }) =>
    requireOrganization(database, organizationId),
  );
  print({ ...settings }, options.json);
}

export async function setSettings(options: SetOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const patch = toPatch(validate(settingsPatchSchema, parseJson(options.jsonValue)));
  await withOperations((deps) =>
    inTransaction(deps, (tx) => updateSettings(tx, operator(), organizationId, patch)),
  );
  print({ id: options.org, success: true }, options.json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandError('--json-value is not JSON.');
  }
}
