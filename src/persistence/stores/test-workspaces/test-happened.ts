import { sql } from 'kysely';
import type { DocumentId, OrganizationId, RecipientId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** What is listed of one move, and no answer is longer. */
const maxListed = 10_000;

/** One thing that fell due. */
export interface Happened {
  at: Date;
  type: string;
  documentId: DocumentId;
  recipientId: RecipientId | null;
}

/**
 * What time brought about between two moments of a test workspace, in its order; what was late when
 * the clock was set going has the first of them.
 */
export async function listHappened(
  database: Database,
  organizationId: OrganizationId,
  { from, to }: { from: Date; to: Date },
): Promise<Happened[]> {
  // Raw: a union of two tables in one order. What a client asked for is no event of the system's.
  const { rows } = await sql<Happened>`
    select at, type, "documentId", "recipientId" from (
      select e.at, case e.type when 'recipient.reminded' then 'reminder' else e.type end as type,
        e.document_id as "documentId",
        case e.resource_type when 'recipient' then e.resource_id end as "recipientId",
        e.sequence
      from events e
      where e.organization_id = ${organizationId} and e.at >= ${from} and e.at <= ${to}
        and e.type in ('recipient.reminded', 'recipient.expired', 'document.expired')
        and e.source = 'system' and e.document_id is not null
      union all
      select m.created_at, 'expiry_warning', m.document_id, m.recipient_id, 0
      from mails m
      where m.organization_id = ${organizationId} and m.kind = 'expiry_warning'
        and m.created_at >= ${from} and m.created_at <= ${to} and m.document_id is not null
        and (m.recipient_id is not null or not exists (
          select from mails r where r.document_id = m.document_id and r.kind = m.kind
            and r.occurrence = m.occurrence and r.recipient_id is not null))
    ) happened
    order by at, "documentId", sequence, "recipientId" nulls last limit ${maxListed}`.execute(
    tables(database.fork()),
  );
  return rows;
}
