import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

/** A key as its workspace may see it: never the secret. UUIDs. */
export interface ApiKeyRow {
  id: string;
  memberId: string;
  label: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

interface Row {
  id: string;
  member_id: string;
  label: string;
  scopes: string[];
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** Oldest first, the revoked ones among them. */
export async function listApiKeys(
  database: Database,
  organizationId: string,
): Promise<ApiKeyRow[]> {
  const rows = await database.fork().execute<Row[]>(
    `select id, member_id, label, scopes, created_at, expires_at, revoked_at, last_used_at
     from api_keys where organization_id = ? order by created_at, id`,
    [organizationId],
  );
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    label: row.label,
    scopes: row.scopes,
    createdAt: timeColumn(row.created_at),
    expiresAt: timeColumn(row.expires_at),
    revokedAt: timeColumn(row.revoked_at),
    lastUsedAt: timeColumn(row.last_used_at),
  }));
}
