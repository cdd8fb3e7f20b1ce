import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** What announces an act of a workspace, and marks it as announced. */
export interface Announcing {
  em: EntityManager;
  time: { announced(organizationId: OrganizationId): void };
}

/** The two numbers of the lock that announces acts of a workspace: it is shared, so that none waits. */
const kind = sql`hashtext('countersign:acts')`;
const ofWorkspace = (organizationId: RawBuilder<unknown>) =>
  sql`hashtext((${organizationId})::text)`;

/** As a value in a statement: announces an act until its transaction ends. */
export function announcement(organizationId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock_shared(${kind}, ${ofWorkspace(organizationId)})`;
}

/** In a statement of its own, for acts that no other can carry it for. */
export async function announceAct(
  { em, time }: Announcing,
  organizationId: OrganizationId,
): Promise<void> {
  await sql`select ${announcement(sql`${organizationId}::uuid`)}`.execute(tables(em));
  time.announced(organizationId);
}

/** What is known of a workspace's time at one moment. */
export interface ActsSeen {
  /** When the newest entry of its log is dated that was committed. */
  newest: Date | null;
  /** The transactions that had announced an act and not ended by the end of the statement. */
  underWay: string[];
}

/**
 * The locks are looked at as they are and not as of the statement's beginning: whoever is not among
 * them has ended, and the next statement sees what they committed. Nothing is locked here. Two
 * workspaces may share a number, and then wait for each other's acts.
 */
export async function readActs(
  database: Database,
  organizationId: OrganizationId,
): Promise<ActsSeen> {
  const { rows } = await sql<ActsSeen>`
    select
      (select at from events where organization_id = ${organizationId} and log_action is not null
        order by at desc limit 1) as newest,
      array(select l.pid || ' ' || l.virtualtransaction from pg_locks l
        where l.locktype = 'advisory' and l.granted and l.objsubid = 2
          and l.classid = ${kind}::oid
          and l.objid = ${ofWorkspace(sql`${organizationId}::uuid`)}::oid
          and l.database = (select oid from pg_database where datname = current_database())
      ) as "underWay"`.execute(tables(database.fork()));
  const [seen] = rows;
  if (!seen) throw new Error('A row without a table is always there.');
  return seen;
}
