import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { contactStatuses, statusAfterSending } from '../../domain/contact/contact.ts';
import * as rules from '../../domain/document/send.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { markContacted } from '../../persistence/stores/organizations/contacts.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { eachDocument, type BulkResult } from './bulk.ts';
import { lockForChange } from './load.ts';
import type { LoadedDocument } from './lock.ts';
import { exchangeFile, type WordsOfDrafts } from './prepare-to-send.ts';

/**
 * Hands a draft to its recipients.
 * @throws DOCUMENT_NOT_DRAFT, NO_RECIPIENTS, DEADLINE_PASSED, FIELDS_CHANGED
 */
export async function sendDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.SendDocument,
  written: WordsOfDrafts,
): Promise<Document> {
  const settings = await requireSettings(tx.em, principal.organizationId);
  const sent = await sendDraft(tx, principal, documentId, { settings, command, written });
  await markReached(tx, principal, sent.recipients);
  return sent.document;
}

/** Sends each draft by itself; what all of them share is read and written once. */
export async function sendDocuments(
  tx: Transaction,
  principal: MemberPrincipal,
  documentIds: readonly string[],
  written: WordsOfDrafts,
): Promise<BulkResult[]> {
  const settings = await requireSettings(tx.em, principal.organizationId);
  const reached: Recipient[] = [];
  const results = await eachDocument(tx, documentIds, async (item, documentId) => {
    const sent = await sendDraft(item, principal, documentId, {
      settings,
      command: {},
      written,
    });
    reached.push(...sent.recipients);
  });
  await markReached(tx, principal, reached);
  return results;
}

interface Sending {
  settings: Settings;
  command: rules.SendDocument;
  written: WordsOfDrafts;
}

async function sendDraft(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  { settings, command, written }: Sending,
): Promise<LoadedDocument> {
  const loaded = await lockForChange(tx, principal, documentId);
  const decision = rules.sendDocument(loaded, settings, command, tx.now);
  await exchangeFile(tx, loaded.document, written);
  await applyDecision(tx, principal, loaded, decision);
  return loaded;
}

/** Notes in the contacts of the workspace that these people were written to. */
export async function markReached(
  tx: Transaction,
  principal: MemberPrincipal,
  recipients: readonly Pick<Recipient, 'email'>[],
): Promise<void> {
  const emails = [...new Set(recipients.map(({ email }) => email))];
  const statuses = contactStatuses.map((status) => [status, statusAfterSending(status)] as const);
  await markContacted(tx.em, principal.organizationId, emails, new Map(statuses), tx.now);
}
