import { mustAct } from '../recipient/recipient.ts';
import { Refusal } from '../refusals.ts';
import type { Settings } from '../settings/settings.ts';
import { numberSigners } from '../template/assign-fields.ts';
import { plusDays } from '../time.ts';
import type { DocumentDecision } from './decision.ts';
import { isReady, notReady } from './readiness.ts';
import type { DocumentWithRecipients } from './state.ts';

export interface SendDocument {
  message?: string | undefined;
}

/**
 * Hands a draft to its recipients. Deadline, reminder schedule and alert days are fixed here:
 * settings that change later do not reach a document already on its way.
 * @throws DOCUMENT_NOT_DRAFT, NO_RECIPIENTS, DEADLINE_PASSED; DOCUMENT_NOT_READY while the file is
 *   being converted
 */
export function sendDocument(
  { document, recipients }: DocumentWithRecipients,
  { signing, notifications }: Settings,
  command: SendDocument,
  now: Date,
): DocumentDecision {
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
  if (document.deadline !== null && document.deadline <= now) {
    throw new Refusal(
      'DEADLINE_PASSED',
      'The deadline has already passed; set a later one to send.',
    );
  }
  if (!isReady(document)) throw notReady();
  return {
    document: {
      sentAt: now,
      message: command.message ?? document.message,
      deadline:
        document.deadline ?? plusDays(now, document.deadlineDays ?? signing.default_deadline_days),
      reminderDays: document.ownReminderDays ?? notifications.reminder_schedule,
      alertDays: document.ownAlertDays ?? notifications.expiration_alert_days,
    },
    recipients: numberSigners(recipients).map(({ id, signerNumber }) => ({
      id,
      facts: { signerNumber },
    })),
    events: [{ type: 'document.sent', details: { recipientsCount: recipients.length } }],
  };
}
