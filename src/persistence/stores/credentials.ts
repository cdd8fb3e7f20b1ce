import type { MemberRole, MemberStatus } from '../../domain/member/member.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../domain/settings/settings.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

/** All that deciding about a request takes, in one statement. */
export interface Credential {
  keyId: string;
  secretHash: Buffer;
  scopes: string[];
  label: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  organizationId: string;
  memberId: string;
  memberStatus: MemberStatus;
  role: MemberRole;
  userId: string;
  userName: string | null;
  userEmail: string;
  settings: Settings;
}

interface Row {
  id: string;
  secret_hash: Buffer;
  scopes: string[];
  label: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  organization_id: string;
  member_id: string;
  member_status: MemberStatus;
  role: MemberRole;
  user_id: string;
  name: string | null;
  email: string;
  settings: SettingsPatch;
}

/** A removed member has no row any more, so their keys are not found. */
export async function findCredential(
  database: Database,
  lookupId: string,
): Promise<Credential | undefined> {
  const [row] = await database.fork().execute<Row[]>(
    `select k.id, k.secret_hash, k.scopes, k.label, k.expires_at, k.revoked_at, k.last_used_at,
            k.organization_id, k.member_id, m.status as member_status, m.role, m.user_id,
            u.name, u.email, o.settings
     from api_keys k
     join members m on m.id = k.member_id
     join users u on u.id = m.user_id
     join organizations o on o.id = k.organization_id
     where k.lookup_id = ?`,
    [lookupId],
  );
  if (!row) return undefined;
  return {
    keyId: row.id,
    secretHash: row.secret_hash,
    scopes: row.scopes,
    label: row.label,
    expiresAt: timeColumn(row.expires_at),
    revokedAt: timeColumn(row.revoked_at),
    lastUsedAt: timeColumn(row.last_used_at),
    organizationId: row.organization_id,
    memberId: row.member_id,
    memberStatus: row.member_status,
    role: row.role,
    userId: row.user_id,
    userName: row.name,
    userEmail: row.email,
    settings: effectiveSettings(row.settings),
  };
}

/** At most one write a minute: the time of the last use is for people. */
export async function noteUse(database: Database, keyId: string, now: Date): Promise<void> {
  await database.fork().execute(
    `update api_keys set last_used_at = ?
       where id = ? and (last_used_at is null or last_used_at < ?)`,
    [now, keyId, new Date(now.getTime() - 60_000)],
  );
}
