import { email, name } from '../../api/schemas.ts';
import { publicId } from '../../domain/ids.ts';
import { createOrganization } from '../../operations/organizations/create.ts';
import { listOrganizations } from '../../persistence/stores/organizations.ts';
import { withOperations } from './open.ts';
import { print, printList } from './print.ts';
import { readOption } from './read-option.ts';

export interface CreateOptions {
  name: string;
  ownerEmail: string;
  ownerName: string;
  json?: boolean;
}

export async function createOrg(options: CreateOptions): Promise<void> {
  const command = {
    name: readOption('--name', name, options.name),
    ownerEmail: readOption('--owner-email', email, options.ownerEmail),
    ownerName: readOption('--owner-name', name, options.ownerName),
  };
  const made = await withOperations((deps) => createOrganization(deps, command));
  const result = {
    id: publicId('org', made.organizationId),
    name: command.name,
    owner_member_id: publicId('mem', made.memberId),
  };
  print(result, options.json);
}

export async function listOrgs({ json }: { json?: boolean }): Promise<void> {
  const organizations = await withOperations(({ database }) => listOrganizations(database));
  const items = organizations.map(({ id, name: orgName, createdAt }) => ({
    id: publicId('org', id),
    name: orgName,
    created_at: createdAt.toISOString(),
  }));
  printList('organizations', items, json);
}
