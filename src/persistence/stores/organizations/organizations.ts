import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OrganizationId } from '../../../domain/ids.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../../domain/settings/settings.ts';
import { tables, type Database } from '../../orm.ts';

/** Oldest first. */
export async function listOrganizations(database: Database) {
  return tables(database.fork())
    .selectFrom('organizations')
    .select(['id', 'name', 'created_at as createdAt'])
    .select(
      sql<boolean>`exists (select from test_workspaces t where t.organization_id = organizations.id)`.as(
        'test',
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function organizationExists(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<boolean> {
  return (await settingsOf(em, organizationId).executeTakeFirst()) !== undefined;
}

/** The settings in force; undefined when there is no such workspace. */
export async function readSettings(
  database: Database,
  organizationId: OrganizationId,
): Promise<Settings | undefined> {
  return settingsIn(database.fork(), organizationId);
}

/** As `readSettings`, of the workspace that the transaction acts in. */
export async function requireSettings(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<Settings> {
  const settings = await settingsIn(em, organizationId);
  if (!settings) throw new Error('A workspace that is not there');
  return settings;
}

async function settingsIn(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<Settings | undefined> {
  const set = await settingsOf(em, organizationId).executeTakeFirst();
  return set && effectiveSettings(set.settings);
}

function settingsOf(em: EntityManager, organizationId: OrganizationId) {
  return tables(em).selectFrom('organizations').select('settings').where('id', '=', organizationId);
}

/**
 * What was set, with the workspace's row locked. Not `for update`: that would wait for everybody
 * whose rows refer to the workspace.
 */
export async function lockSettings(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<SettingsPatch | undefined> {
  const set = await settingsOf(em, organizationId).forNoKeyUpdate().executeTakeFirst();
  return set?.settings;
}

export async function writeSettings(
  em: EntityManager,
  organizationId: OrganizationId,
  settings: SettingsPatch,
): Promise<void> {
  await tables(em)
    .updateTable('organizations')
    .set({ settings: sql`${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', organizationId)
    .execute();
}
