import type { Pool } from 'pg';
import type { MailboxMessage } from '@countersign/mailer/mailbox';
import { publicId, type DocumentId } from '../../../src/domain/ids.ts';

/** A bulk send as its client noted it. */
export interface PlannedBulkSend {
  /** `blk_…` */
  id: string;
  /** What each valid row says of its document, by which it is found again; by the row's number. */
  rows: ReadonlyMap<number, { externalId: string; title: string; email: string }>;
  /** Somebody ended it, at some moment. */
  cancelled: boolean;
}

/** A row and a document as the database has them at rest. */
export interface BulkFacts {
  rows: { number: number; status: string; documentId: string | null }[];
  documents: { id: string; externalId: string; status: string }[];
  status: string;
}

export async function readBulkFacts(pool: Pool, plan: PlannedBulkSend): Promise<BulkFacts> {
  const externalIds = [...plan.rows.values()].map(({ externalId }) => externalId);
  const [all, found, own] = await Promise.all([
    pool.query<{ id: string; number: number; status: string; document: DocumentId | null }>(
      `select bulk_send_id as id, number, status, document_id as document from bulk_send_rows`,
    ),
    pool.query<{ id: DocumentId; external_id: string; status: string }>(
      `select id, external_id, status from documents where external_id = any($1)`,
      [externalIds],
    ),
    pool.query<{ id: string; status: string }>(`select id, status from bulk_sends`),
  ]);
  const ofPlan = ({ id }: { id: string }) => publicId('blk', id as never) === plan.id;
  return {
    rows: all.rows.filter(ofPlan).map(({ number, status, document }) => ({
      number,
      status,
      documentId: document && publicId('doc', document),
    })),
    documents: found.rows.map(({ id, external_id: externalId, status }) => {
      return { id: publicId('doc', id), externalId, status };
    }),
    status: own.rows.find(ofPlan)?.status ?? 'not there',
  };
}

/**
 * Each valid row has become one document, which was sent and its recipient invited once; what was
 * cancelled before its turn has become none. Nothing is lost, nothing is doubled.
 */
export function checkBulkSend(
  plan: PlannedBulkSend,
  facts: BulkFacts,
  mails: readonly MailboxMessage[],
): string[] {
  const expected = plan.cancelled ? ['cancelled', 'completed'] : ['completed'];
  const numbers = new Set(facts.rows.map(({ number }) => number));
  return [
    ...(expected.includes(facts.status) ? [] : [`${plan.id} is ${facts.status}.`]),
    ...(facts.rows.length === numbers.size && facts.rows.length === plan.rows.size
      ? []
      : [`${plan.id} has ${facts.rows.length} rows for ${plan.rows.size} that are valid.`]),
    ...[...plan.rows].flatMap(([number, row]) => {
      const where = `${plan.id}, row ${number}`;
      const kept = facts.rows.find((one) => one.number === number);
      const made = facts.documents.filter(({ externalId }) => externalId === row.externalId);
      const isDue = kept?.status === 'sent';
      const wrong: string[] = [];
      if (!isDue && !(plan.cancelled && kept?.status === 'cancelled')) {
        wrong.push(`${where}: it is ${kept?.status ?? 'not there'}.`);
      }
      if (made.length !== (isDue ? 1 : 0)) wrong.push(`${where}: ${made.length} documents.`);
      if (isDue && made.some(({ id }) => id !== kept.documentId)) {
        wrong.push(`${where}: it names another document than the one that is there.`);
      }
      if (made.some(({ status }) => status !== 'sent')) wrong.push(`${where}: it was not sent.`);
      const invited = mails.filter(({ kind, to }) => kind === 'invitation' && to === row.email);
      if (invited.length !== (isDue ? 1 : 0)) {
        wrong.push(`${where}: ${row.email} was invited ${invited.length} times.`);
      }
      return wrong;
    }),
  ];
}

/** What is still under way; undefined when nothing is. */
export async function pendingBulkSends(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from bulk_sends where status = 'running') as "bulk sends run",
       (select count(*)::int from bulk_sends where rev > synced_rev) as "are to be told",
       (select count(*)::int from documents where rev > synced_rev) as "are to be dispatched",
       (select count(*)::int from documents d join recipients r on r.document_id = d.id
        where d.status = 'sent' and r.invited_at is null) as "are to be invited",
       (select count(*)::int from mails where status = 'pending') as "mails wait"`,
  );
  const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  return left.length > 0 ? left.map(([what, count]) => `${count} ${what}`).join(', ') : undefined;
}
