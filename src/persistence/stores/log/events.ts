import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OrganizationId } from '../../../domain/ids.ts';
import type { Endpoint } from '../../../domain/webhook/new-delivery.ts';
import type { Document, Recipient, Signature } from '../../entities/documents.ts';
import type { Event, Mail } from '../../entities/events.ts';
import { insertion } from '../../insert-rows.ts';
import { tables } from '../../orm.ts';

/** A row that commits with the events about it. */
export type NewRow =
  | { table: 'documents'; row: Document }
  | { table: 'recipients'; row: Recipient }
  | { table: 'signatures'; row: Signature }
  | { table: 'mails'; row: Mail };

/**
 * Inserts events and the rows that go with them, and answers with the workspaces' endpoints, held in
 * place until the commit: a delivery to one that is deleted in between would undo the whole
 * transaction. The lock waits for nobody but a deletion.
 */
export async function insertEvents(
  em: EntityManager,
  events: readonly Event[],
  others: readonly NewRow[],
  organizationIds: readonly OrganizationId[],
): Promise<Endpoint[]> {
  const rows = [...others, ...events.map((row) => ({ table: 'events', row }) as const)];
  const inserts = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, group]) =>
      sql`${sql.ref(`new_${table}`)} as (${insertion(
        table,
        group.map(({ row }) => row),
      )})`,
  );
  // Raw, so that all are one statement: every write in the service comes this way.
  const { rows: endpoints } = await sql<Endpoint>`
    with ${sql.join(inserts)}
    select id, organization_id as "organizationId", events, status = 'active' as active
    from webhooks where organization_id = any(${organizationIds}::uuid[])
    order by id for key share`.execute(tables(em));
  return endpoints;
}
