import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrganizationId } from '../../../domain/ids.ts';
import { defaultBranding, type Branding } from '../../../domain/settings/branding.ts';
import { tables, type Database } from '../../orm.ts';

/** That of a workspace which set nothing is the default. */
export async function readBranding(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<Branding> {
  const set = await tables(em)
    .selectFrom('brandings')
    .select(['name', 'accent_color as accentColor', 'logo_sha256 as logoSha256'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return set ?? defaultBranding;
}

/** @param logo the PNG that belongs to a new `logoSha256`; undefined: the one that is there */
export async function writeBranding(
  em: EntityManager,
  organizationId: OrganizationId,
  { name, accentColor, logoSha256 }: Branding,
  logo: Uint8Array | null | undefined,
): Promise<void> {
  const set = {
    name,
    accent_color: accentColor,
    logo_sha256: logoSha256,
    ...(logo !== undefined && { logo: logo && Buffer.from(logo) }),
  };
  // Not one statement: a row that names a kept logo without its bytes may not even be proposed.
  const { numUpdatedRows } = await tables(em)
    .updateTable('brandings')
    .set(set)
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await tables(em)
    .insertInto('brandings')
    .values({ organization_id: organizationId, ...set })
    .execute();
}

/** A logo in use, by its SHA-256 in hex. */
export async function findLogo(
  database: Database,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const found = await tables(database.fork())
    .selectFrom('brandings')
    .select('logo')
    .where('logo_sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return found?.logo ?? undefined;
}
