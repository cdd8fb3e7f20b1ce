import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OrganizationId } from '../../domain/ids.ts';
import type { Endpoint } from '../../domain/webhook/new-delivery.ts';
import type { Event, Mail } from '../entities/events.ts';
import { insertion } from '../insert-rows.ts';
import { tables } from '../orm.ts';

/**
 * Inserts events with their mails, and answers with the workspaces' endpoints, held in place until the commit: a
 * delivery to one that is deleted in between would undo the whole transaction. The lock waits for
 * nobody but a deletion.
 */
export async function insertEvents(
  em: EntityManager,
  { events, mails }: { events: readonly Event[]; mails: readonly Mail[] },
  organizationIds: readonly OrganizationId[],
): Promise<Endpoint[]> {
  const inserts = [
    ...(events.length > 0 ? [sql`written as (${insertion('events', events)})`] : []),
    ...(mails.length > 0 ? [sql`queued as (${insertion('mails', mails)})`] : []),
  ];
  // Raw, so that all are one statement: every write in the service comes this way.
  const { rows } = await sql<Endpoint>`
    with ${sql.join(inserts)}
    select id, organization_id as "organizationId", events, status = 'active' as active
    from webhooks where organization_id = any(${organizationIds}::uuid[])
    order by id for key share`.execute(tables(em));
  return rows;
}
