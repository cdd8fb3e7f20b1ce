import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../domain/settings/settings.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

/** UUIDs. */
export interface OrganizationRow {
  id: string;
  name: string;
  createdAt: Date;
}

/** Oldest first. */
export async function listOrganizations(database: Database): Promise<OrganizationRow[]> {
  const rows = await database
    .fork()
    .execute<{ id: string; name: string; created_at: string }[]>(
      `select id, name, created_at from organizations order by created_at, id`,
    );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: timeColumn(row.created_at),
  }));
}

/** The settings in force; undefined when there is no such workspace. */
export async function readSettings(
  database: Database,
  organizationId: string,
): Promise<Settings | undefined> {
  return settingsIn(database.fork(), organizationId);
}

/** As `readSettings`, of the workspace that the transaction acts in. */
export async function requireSettings(
  em: EntityManager,
  organizationId: string,
): Promise<Settings> {
  const settings = await settingsIn(em, organizationId);
  if (!settings) throw new Error('A workspace that is not there');
  return settings;
}

async function settingsIn(
  em: EntityManager,
  organizationId: string,
): Promise<Settings | undefined> {
  const [row] = await em.execute<{ settings: SettingsPatch }[]>(
    `select settings from organizations where id = ?`,
    [organizationId],
  );
  return row && effectiveSettings(row.settings);
}
