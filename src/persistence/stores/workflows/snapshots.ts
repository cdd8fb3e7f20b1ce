import { sql } from 'kysely';
import {
  deletedSnapshot,
  snapshotOf,
  type Snapshot,
  type SnapshotCounts,
  type SnapshotDocument,
  type SnapshotRecipient,
} from '../../../domain/document/snapshot.ts';
import { publicId, type DocumentId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { testClockOf, type WithTestClock } from '../test-workspaces/test-clock.ts';

/**
 * Of `mails m` and `documents d`: whether the mail may leave. The signed copy goes with the mails of
 * completion, so they wait for the seal.
 */
export const isLeaving = sql<boolean>`(m.status = 'pending'
  and (d.sealed_file_id is not null or m.kind <> 'completed'))`;

/** Of `documents d`. */
export const unsentMails = sql<number>`(select count(*)::int from mails m
  where m.document_id = d.id and ${isLeaving})`;

/** Of `documents d`. */
const recordsToTimestamp = sql<number>`(select count(*)::int from signatures s
  where s.document_id = d.id and s.awaits_timestamp)`;

type Times = 'signedAt' | 'approvedAt' | 'invitedAt' | 'invitedDeadline' | 'remindedAt';

/** Inside JSON times are text. */
type JsonRecipient = Omit<SnapshotRecipient, Times> & Record<Times, string | null>;

interface Row extends SnapshotDocument, SnapshotCounts, WithTestClock {
  recipients: JsonRecipient[];
}

/**
 * The document as it is now, with those who may have a turn: who passed their place on has none, nor
 * has who gets a copy. a deleted one from its tombstone; undefined when there is neither.
 */
export async function readSnapshot(
  database: Database,
  documentId: DocumentId,
): Promise<Snapshot | undefined> {
  const db = tables(database.fork());
  // Raw, in one statement: the revision must fit what it stands for, and every change is dispatched.
  const { rows } = await sql<Row>`
    select d.id, d.organization_id as "organizationId", d.rev, d.status, d.deadline,
      d.reminder_days as "reminderDays", d.alert_days as "alertDays",
      d.alerted_for as "alertedFor", d.sealed_file_id as "sealedFileId",
      d.seal_waits_for as "sealWaitsFor",
      ${unsentMails} as "unsentMails",
      ${recordsToTimestamp} as "recordsToTimestamp",
      ${testClockOf(sql`d.organization_id`, sql`d.id`)} as "testClock",
      (select coalesce(json_agg(json_build_object('id', r.id, 'role', r.role, 'order', r."order",
           'signedAt', r.signed_at, 'approvedAt', r.approved_at, 'invitedAt', r.invited_at,
           'invitedDeadline', r.invited_deadline, 'remindedAt', r.reminded_at)
           order by r.created_at, r.id), '[]')
       from recipients r where r.document_id = d.id and r.reassigned_at is null
         and r.role <> 'cc') as recipients
    from documents d where d.id = ${documentId}`.execute(db);
  const [row] = rows;
  if (row) return snapshotOf(row, row.recipients.map(withTimes), row, row.testClock ?? undefined);
  const tombstone = await db
    .selectFrom('document_tombstones')
    .select(['organization_id as organizationId', 'rev'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!tombstone) return undefined;
  const { organizationId, rev } = tombstone;
  return deletedSnapshot(publicId('doc', documentId), publicId('org', organizationId), rev);
}

function withTimes(recipient: JsonRecipient): SnapshotRecipient {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...recipient,
    signedAt: time(recipient.signedAt),
    approvedAt: time(recipient.approvedAt),
    invitedAt: time(recipient.invitedAt),
    invitedDeadline: time(recipient.invitedDeadline),
    remindedAt: time(recipient.remindedAt),
  };
}
