import { email, personName } from '../../api/name-schemas.ts';
import { publicId } from '../../domain/ids.ts';
import { createOrganization } from '../../operations/organizations/create.ts';
import { listOrganizations } from '../../persistence/stores/organizations/organizations.ts';
import { withOperations } from './open.ts';
import { operator } from './operator.ts';
import { print, printList } from './print.ts';
import { readOption } from './read-option.ts';

export interface CreateOptions {
  name: string;
  ownerEmail: string;
  ownerName: string;
  test?: boolean;
  json?: boolean;
}

export async function createOrg(options: CreateOptions): Promise<void> {
  const command = {
    name: readOption('--name', personName, options.name),
    ownerEmail: readOption('--owner-email', email, options.ownerEmail),
    ownerName: readOption('--owner-name', personName, options.ownerName),
    test: options.test ?? false,
  };
  const made = await withOperations((deps) => createOrganization(deps, command, operator()));
  const result = {
    id: publicId('org', made.organizationId),
    name: command.name,
    owner_member_id: publicId('mem', made.memberId),
    ...(command.test && { test: true }),
  };
  print(result, options.json);
}

export async function listOrgs({ json }: { json?: boolean }): Promise<void> {
  const organizations = await withOperations(({ database }) => listOrganizations(database));
  const items = organizations.map(({ id, name: orgName, createdAt, test }) => ({
    id: publicId('org', id),
    name: orgName,
    created_at: createdAt.toISOString(),
    ...(test && { test }),
  }));
  printList('organizations', items, json);
}
