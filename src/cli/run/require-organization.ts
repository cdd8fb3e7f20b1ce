import { publicId, type OrganizationId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { Database } from '../../persistence/orm.ts';
import { readSettings } from '../../persistence/stores/organizations/organizations.ts';

/** The settings of a workspace that must exist. @throws ORGANIZATION_NOT_FOUND */
export async function requireOrganization(
  database: Database,
  organizationId: OrganizationId,
): Promise<Settings> {
  const settings = await readSettings(database, organizationId);
  if (settings) return settings;
  throw notFound('ORGANIZATION', publicId('org', organizationId));
}
