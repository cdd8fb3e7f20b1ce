import { sql } from 'kysely';
import type { ApiKeyId, MemberId, OrganizationId, UserId } from '../../../domain/ids.ts';
import type { MemberRole, MemberStatus } from '../../../domain/member/member.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../../domain/settings/settings.ts';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import { minuteMs } from '../../../domain/time.ts';
import { tables, type Database } from '../../orm.ts';
import { testClockOf } from '../test-workspaces/test-clock.ts';

/** All that deciding about a request takes, in one statement. */
export interface Credential {
  keyId: ApiKeyId;
  secretHash: Buffer;
  scopes: string[];
  label: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
  minuteLimit: number | null;
  hourLimit: number | null;
  lastUsedAt: Date | null;
  organizationId: OrganizationId;
  memberId: MemberId;
  memberStatus: MemberStatus;
  role: MemberRole;
  userId: UserId;
  userName: string | null;
  userEmail: string;
  settings: Settings;
  /** Null but for a key of a test workspace. */
  testClock: TestClock | null;
}

/**
 * A removed member has no row any more, so their keys are not found. Raw, because every request
 * begins with it and building it costs more.
 */
export async function findCredential(
  database: Database,
  lookupId: string,
): Promise<Credential | undefined> {
  const { rows } = await sql<Omit<Credential, 'settings'> & { settings: SettingsPatch }>`
    select k.id as "keyId", k.secret_hash as "secretHash", k.scopes, k.label,
      k.minute_limit as "minuteLimit", k.hour_limit as "hourLimit",
      k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
      k.organization_id as "organizationId", k.member_id as "memberId",
      m.status as "memberStatus", m.role, m.user_id as "userId",
      u.name as "userName", u.email as "userEmail", o.settings,
      ${testClockOf(sql`k.organization_id`)} as "testClock"
    from api_keys k
    join members m on m.id = k.member_id
    join users u on u.id = m.user_id
    join organizations o on o.id = k.organization_id
    where k.lookup_id = ${lookupId}`.execute(tables(database.fork()));
  return rows[0] && { ...rows[0], settings: effectiveSettings(rows[0].settings) };
}

/** At most one write a minute: the time of the last use is for people. */
export async function noteUse(database: Database, keyId: ApiKeyId, now: Date): Promise<void> {
  await tables(database.fork())
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', keyId)
    .where((build) =>
      build.or([
        build('last_used_at', 'is', null),
        build('last_used_at', '<', new Date(now.getTime() - minuteMs)),
      ]),
    )
    .execute();
}
