import { contactStatuses, statusAfterSending } from '../../domain/contact/contact.ts';
import { documentRepresentation } from '../../domain/document/representation.ts';
import { mustAct } from '../../domain/recipient/recipient.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import { numberSigners } from '../../domain/template/assign-fields.ts';
import { plusDays } from '../../domain/time.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { requireSettings } from '../../persistence/stores/organizations.ts';
import { eachDocument, type BulkResult } from './bulk.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForChange } from './load.ts';
import type { LoadedDocument } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from './refresh-derived-state.ts';

interface SendDocument {
  message?: string | undefined;
}

/** Hands a draft to its recipients. @throws DOCUMENT_NOT_DRAFT, NO_RECIPIENTS, DEADLINE_PASSED */
export async function sendDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: SendDocument,
): Promise<Document> {
  const settings = await requireSettings(tx.em, actor.organizationId);
  const sent = await sendDraft(tx, actor, documentId, settings, command);
  await markContacted(tx, actor.organizationId, addresses(sent));
  return sent.document;
}

/** Sends each draft by itself; what all of them share is read and written once. */
export async function sendDocuments(
  tx: Transaction,
  actor: MemberActor,
  documentIds: readonly string[],
): Promise<BulkResult[]> {
  const settings = await requireSettings(tx.em, actor.organizationId);
  const reached = new Set<string>();
  const results = await eachDocument(tx, documentIds, async (item, documentId) => {
    const sent = await sendDraft(item, actor, documentId, settings, {});
    for (const email of addresses(sent)) reached.add(email);
  });
  await markContacted(tx, actor.organizationId, [...reached]);
  return results;
}

/**
 * Deadline, reminder schedule and alert days are fixed here: settings that change later do not
 * reach a document already on its way.
 */
async function sendDraft(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  { signing, notifications }: Settings,
  command: SendDocument,
): Promise<LoadedDocument> {
  const loaded = await lockForChange(tx, actor, documentId);
  const { document, recipients } = loaded;
  if (document.status !== 'draft') {
    throw new Refusal(
      'DOCUMENT_NOT_DRAFT',
      'Only a draft can be sent; this document was sent before.',
    );
  }
  if (!recipients.some(({ role }) => mustAct(role))) {
    throw new Refusal(
      'NO_RECIPIENTS',
      'A document needs at least one signer or approver to be sent.',
    );
  }
  if (document.deadline !== null && document.deadline <= tx.now) {
    throw new Refusal(
      'DEADLINE_PASSED',
      'The deadline has already passed; set a later one to send.',
    );
  }
  document.sentAt = tx.now;
  document.message = command.message ?? null;
  document.deadline ??= plusDays(tx.now, signing.default_deadline_days);
  document.reminderDays = notifications.reminder_schedule;
  document.alertDays = notifications.expiration_alert_days;
  numberSigners(recipients);
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'document.sent',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: { recipients_count: recipients.length },
    data: { document: documentRepresentation(document) },
  });
  return loaded;
}

function addresses({ recipients }: LoadedDocument): string[] {
  return recipients.map(({ email }) => email);
}

const statusesAfterSending = JSON.stringify(
  Object.fromEntries(contactStatuses.map((status) => [status, statusAfterSending(status)])),
);

/**
 * Locked in id order, so that two sends to the same people cannot wait for each other. Case is
 * folded by the database on both sides: JavaScript folds some letters otherwise.
 */
async function markContacted(
  tx: Transaction,
  organizationId: string,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  await tx.em.execute(
    `with reached as (
       select id from contacts where organization_id = ?
         and lower(email) in (select lower(value) from json_array_elements_text(?::json))
       order by id for no key update)
     update contacts set last_contacted_at = ?, updated_at = ?, status = ?::json ->> status
     from reached where contacts.id = reached.id`,
    [organizationId, JSON.stringify(emails), tx.now, tx.now, statusesAfterSending],
  );
}
