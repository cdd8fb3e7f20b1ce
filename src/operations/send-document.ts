import { raw } from '@mikro-orm/core';
import { documentShape } from '../domain/document/shape.ts';
import { statusAfterSending } from '../domain/contact/contact.ts';
import { Refusal } from '../domain/refusals.ts';
import { mustAct } from '../domain/recipient/recipient.ts';
import { effectiveSettings } from '../domain/settings/settings.ts';
import { numberSigners } from '../domain/template/assign-fields.ts';
import { plusDays } from '../domain/time.ts';
import { ContactEntity } from '../persistence/entities/contacts.ts';
import type { Document } from '../persistence/entities/documents.ts';
import { OrganizationEntity } from '../persistence/entities/workspace.ts';
import type { MemberActor, Transaction } from './context.ts';
import { lockForChange } from './load-document.ts';
import type { LoadedDocument } from './lock-document.ts';
import { recordEvent } from './record-event.ts';
import { settle } from './settle.ts';

/**
 * Hands a draft to its recipients. Deadline, reminder schedule and alert days are fixed here:
 * settings that change later do not reach a document already on its way.
 * @throws DOCUMENT_NOT_DRAFT, NO_RECIPIENTS, DEADLINE_PASSED
 */
export async function sendDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: { message?: string | undefined },
): Promise<Document> {
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
  const organization = await tx.em.findOneOrFail(OrganizationEntity, { id: actor.organizationId });
  const { signing, notifications } = effectiveSettings(organization.settings);

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
    data: { document: documentShape(document) },
  });
  await markContacted(tx, loaded);
  return document;
}

async function markContacted(tx: Transaction, { document, recipients }: LoadedDocument) {
  const emails = recipients.map(({ email }) => email.toLowerCase());
  const contacts = await tx.em.find(
    ContactEntity,
    { organizationId: document.organizationId, [raw('lower(email)')]: { $in: emails } },
    { orderBy: { id: 'asc' } },
  );
  for (const contact of contacts) {
    contact.lastContactedAt = tx.now;
    contact.status = statusAfterSending(contact.status);
    contact.updatedAt = tx.now;
  }
}
