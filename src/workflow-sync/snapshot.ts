import type { DocumentStatus } from '../domain/document/document.ts';
import { deletedSnapshot, type Snapshot } from '../domain/document/snapshot.ts';
import { publicId } from '../domain/ids.ts';
import { hasActed, type RecipientRole } from '../domain/recipient/recipient.ts';
import {
  DocumentTombstoneEntity,
  type Document,
  type Recipient,
} from '../persistence/entities/documents.ts';
import { timeColumn } from '../persistence/time-column.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';

/**
 * What the workflow is told of a document now; a deleted one is told from its tombstone. One
 * statement, because the rev must fit what it stands for, and because every change is told.
 */
export async function readSnapshot(
  deps: Pick<OperationDeps, 'database'>,
  documentId: string,
): Promise<Snapshot | undefined> {
  const em = deps.database.fork();
  const [row] = await em.execute<Row[]>(documentNow, [documentId]);
  if (row) return fromRow(row);
  const tombstone = await em.findOne(DocumentTombstoneEntity, { documentId });
  if (!tombstone) return undefined;
  const { organizationId, rev } = tombstone;
  return deletedSnapshot(publicId('doc', documentId), publicId('org', organizationId), rev);
}

/** The signed copy goes with the mails of completion, so they wait for the seal. */
const documentNow = `
  select d.id, d.organization_id, d.rev, d.status, d.deadline, d.reminder_days, d.alert_days,
    d.alerted_for, d.sealed_file_id,
    (select count(*)::int from mails m where m.document_id = d.id and m.status = 'pending'
       and (d.sealed_file_id is not null or m.kind <> 'completed')) as unsent,
    (select coalesce(json_agg(json_build_object('id', r.id, 'role', r.role, 'order', r."order",
         'signed_at', r.signed_at, 'approved_at', r.approved_at, 'invited_at', r.invited_at,
         'invited_deadline', r.invited_deadline, 'reminded_at', r.reminded_at)
         order by r.created_at, r.id), '[]')
     from recipients r where r.document_id = d.id) as recipients
  from documents d where d.id = ?`;

interface Row {
  id: string;
  organization_id: string;
  rev: number;
  status: DocumentStatus;
  deadline: string | null;
  reminder_days: number[];
  alert_days: number;
  alerted_for: string | null;
  sealed_file_id: string | null;
  unsent: number;
  recipients: RecipientRow[];
}

interface RecipientRow {
  id: string;
  role: RecipientRole;
  order: number | null;
  signed_at: string | null;
  approved_at: string | null;
  invited_at: string | null;
  invited_deadline: string | null;
  reminded_at: string | null;
}

function fromRow(row: Row): Snapshot {
  const document = {
    id: row.id,
    organizationId: row.organization_id,
    rev: row.rev,
    status: row.status,
    deadline: timeColumn(row.deadline),
    reminderDays: row.reminder_days,
    alertDays: row.alert_days,
    alertedFor: timeColumn(row.alerted_for),
    sealedFileId: row.sealed_file_id,
  };
  const recipients = row.recipients.map((recipient) => ({
    id: recipient.id,
    role: recipient.role,
    order: recipient.order,
    signedAt: timeColumn(recipient.signed_at),
    approvedAt: timeColumn(recipient.approved_at),
    invitedAt: timeColumn(recipient.invited_at),
    invitedDeadline: timeColumn(recipient.invited_deadline),
    remindedAt: timeColumn(recipient.reminded_at),
  }));
  return snapshotOf(document, recipients, row.unsent);
}

type SnapshotDocument = Pick<
  Document,
  | 'id'
  | 'organizationId'
  | 'rev'
  | 'status'
  | 'deadline'
  | 'reminderDays'
  | 'alertDays'
  | 'alertedFor'
  | 'sealedFileId'
>;

type SnapshotRecipient = Pick<
  Recipient,
  | 'id'
  | 'role'
  | 'order'
  | 'signedAt'
  | 'approvedAt'
  | 'invitedAt'
  | 'invitedDeadline'
  | 'remindedAt'
>;

export function snapshotOf(
  document: SnapshotDocument,
  recipients: readonly SnapshotRecipient[],
  unsentMails: number,
): Snapshot {
  return {
    documentId: publicId('doc', document.id),
    organizationId: publicId('org', document.organizationId),
    rev: document.rev,
    status: document.status,
    deadlineMs: document.deadline?.getTime() ?? null,
    reminderDays: document.reminderDays,
    alertDays: document.alertDays,
    alertedForMs: document.alertedFor?.getTime() ?? null,
    recipients: recipients.map((recipient) => ({
      id: publicId('rec', recipient.id),
      role: recipient.role,
      order: recipient.order,
      acted: hasActed(recipient),
      invitedAtMs: recipient.invitedAt?.getTime() ?? null,
      invitedDeadlineMs: recipient.invitedDeadline?.getTime() ?? null,
      remindedAtMs: recipient.remindedAt?.getTime() ?? null,
    })),
    unsentMails,
    sealed: document.sealedFileId !== null,
  };
}
