import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { WorkflowFacts } from '../../../domain/document/needs-workflow.ts';
import type { DeliveryId, DocumentId, EventId, WebhookId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { unsentMails } from './snapshots.ts';

const maxPage = 5_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps other processes from reconciling until the transaction ends. The lock goes with its
 * connection, so that a process that dies holds up nobody.
 * @returns whether this one may
 */
export async function lockReconciliation(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('countersign:reconciliation')) as locked`.execute(
    tables(em),
  );
  return rows[0]?.locked ?? false;
}

export interface WorkflowCandidate extends WorkflowFacts {
  id: DocumentId;
  /** Completely, and before the time asked for; what is pending is the relay's. */
  dispatched: boolean;
}

/** Every document that may need a workflow, in id order. */
export async function* workflowCandidates(
  database: Database,
  dispatchedBefore: Date,
): AsyncGenerator<WorkflowCandidate> {
  for (let after: string | undefined = beforeAll; after !== undefined;) {
    // Raw, one branch for each partial index: finished documents are many and are not looked at.
    const { rows }: { rows: WorkflowCandidate[] } = await sql<WorkflowCandidate>`
      select d.id, d.rev = d.synced_rev and d.changed_at < ${dispatchedBefore} as dispatched,
        d.status, d.sealed_file_id is not null as sealed, ${unsentMails} as "unsentMails"
      from documents d
      where d.rev > 0 and d.id in (
        (select id from documents where status in ('sent', 'in_progress') and id > ${after}
         order by id limit ${maxPage})
        union (select id from documents
         where status = 'completed' and sealed_file_id is null and id > ${after}
         order by id limit ${maxPage})
        union (select distinct document_id from mails
         where status = 'pending' and document_id > ${after}
         order by document_id limit ${maxPage}))
      order by d.id limit ${maxPage}`.execute(tables(database.fork()));
    yield* rows;
    after = rows.length === maxPage ? rows.at(-1)?.id : undefined;
  }
}

/** Of those that exist; the deleted ones by their tombstones. */
export async function readWorkflowFacts(
  database: Database,
  ids: readonly DocumentId[],
): Promise<(WorkflowFacts & { id: DocumentId })[]> {
  if (ids.length === 0) return [];
  // Raw, because the ids are one parameter however many they are.
  const { rows } = await sql<WorkflowFacts & { id: DocumentId }>`
    select d.id, d.status, d.sealed_file_id is not null as sealed, ${unsentMails} as "unsentMails"
    from documents d where d.id = any(${ids}::uuid[])
    union all
    select document_id, 'deleted', false, 0
    from document_tombstones where document_id = any(${ids}::uuid[])`.execute(
    tables(database.fork()),
  );
  return rows;
}

export interface StartedDelivery {
  id: DeliveryId;
  webhookId: WebhookId;
  eventId: EventId;
  resend: number;
}

/**
 * Pending deliveries whose workflow was started, page by page: an endpoint that has been down for
 * a day may have left very many.
 */
export async function* startedDeliveries(
  database: Database,
  page = maxPage,
): AsyncGenerator<StartedDelivery[]> {
  for (let after: string | undefined = beforeAll; after !== undefined;) {
    const rows: StartedDelivery[] = await tables(database.fork())
      .selectFrom('webhook_deliveries')
      .select(['id', 'webhook_id as webhookId', 'event_id as eventId', 'resend'])
      .where('status', '=', 'pending')
      .where('dispatched', '=', true)
      .where(sql<boolean>`id > ${after}`)
      .orderBy('id')
      .limit(page)
      .execute();
    yield rows;
    after = rows.length === page ? rows.at(-1)?.id : undefined;
  }
}
