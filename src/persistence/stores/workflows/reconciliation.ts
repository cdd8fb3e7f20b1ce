import { sql } from 'kysely';
import type { DocumentRange, WorkflowFacts } from '../../../domain/document/needs-workflow.ts';
import type { DeliveryId, DocumentId, EventId, WebhookId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { unsentMails } from './snapshots.ts';

const maxPage = 5_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface WorkflowCandidate extends WorkflowFacts {
  id: DocumentId;
  /** Completely, and before the time asked for; what is pending is the relay's. */
  dispatched: boolean;
}

/**
 * Where a share of the documents that may need a workflow ends.
 * @returns undefined where no more are left than a share has
 */
export async function findEndOfShare(
  database: Database,
  after: DocumentId | undefined,
  share = maxPage,
): Promise<DocumentId | undefined> {
  const { rows } = await sql<{ id: DocumentId }>`
    select id from (${candidateIds({ after }, share)}) candidates
    order by id offset ${share - 1} limit 1`.execute(tables(database.fork()));
  return rows[0]?.id;
}

/** Every document of the range that may need a workflow. */
export async function readWorkflowCandidates(
  database: Database,
  range: DocumentRange,
  dispatchedBefore: Date,
): Promise<WorkflowCandidate[]> {
  const { rows } = await sql<WorkflowCandidate>`
    select d.id, d.rev = d.synced_rev and d.changed_at < ${dispatchedBefore} as dispatched,
      d.status, d.sealed_file_id is not null as sealed, ${unsentMails} as "unsentMails"
    from documents d
    where d.rev > 0 and d.id in (${candidateIds(range)})`.execute(tables(database.fork()));
  return rows;
}

/** Raw, one branch for each partial index: finished documents are many and are not looked at. */
function candidateIds({ after, upTo }: DocumentRange, limit?: number) {
  const within = (id: string) =>
    sql`${sql.ref(id)} > ${after ?? beforeAll} and ${sql.ref(id)} <= ${upTo ?? afterAll}`;
  const first = (id: string) =>
    limit === undefined ? sql`` : sql`order by ${sql.ref(id)} limit ${limit}`;
  return sql`
    (select id from documents where status in ('sent', 'in_progress') and ${within('id')}
     ${first('id')})
    union (select id from documents
     where status = 'completed' and sealed_file_id is null and ${within('id')} ${first('id')})
    union (select distinct document_id from mails
     where status = 'pending' and ${within('document_id')} ${first('document_id')})`;
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
