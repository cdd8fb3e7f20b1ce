import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { contactStatuses, statusAfterSending } from '../../domain/contact/contact.ts';
import * as rules from '../../domain/document/send.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { markContacted } from '../../persistence/stores/contacts.ts';
import { requireSettings } from '../../persistence/stores/organizations.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { eachDocument, type BulkResult } from './bulk.ts';
import { lockForChange } from './load.ts';
import type { LoadedDocument } from './lock.ts';

/** Hands a draft to its recipients. @throws DOCUMENT_NOT_DRAFT, NO_RECIPIENTS, DEADLINE_PASSED */
export async function sendDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.SendDocument,
): Promise<Document> {
  const settings = await requireSettings(tx.em, principal.organizationId);
  const sent = await sendDraft(tx, principal, documentId, settings, command);
  await contacted(tx, principal, emailsOf(sent));
  return sent.document;
}

/** Sends each draft by itself; what all of them share is read and written once. */
export async function sendDocuments(
  tx: Transaction,
  principal: MemberPrincipal,
  documentIds: readonly string[],
): Promise<BulkResult[]> {
  const settings = await requireSettings(tx.em, principal.organizationId);
  const emails = new Set<string>();
  const results = await eachDocument(tx, documentIds, async (item, documentId) => {
    const sent = await sendDraft(item, principal, documentId, settings, {});
    for (const email of emailsOf(sent)) emails.add(email);
  });
  await contacted(tx, principal, [...emails]);
  return results;
}

async function sendDraft(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  settings: Settings,
  command: rules.SendDocument,
): Promise<LoadedDocument> {
  const loaded = await lockForChange(tx, principal, documentId);
  const decision = rules.sendDocument(loaded, settings, command, tx.now);
  await applyDecision(tx, principal, loaded, decision);
  return loaded;
}

function emailsOf({ recipients }: LoadedDocument): string[] {
  return recipients.map(({ email }) => email);
}

async function contacted(tx: Transaction, principal: MemberPrincipal, emails: readonly string[]) {
  const statuses = contactStatuses.map((status) => [status, statusAfterSending(status)] as const);
  await markContacted(tx.em, principal.organizationId, emails, new Map(statuses), tx.now);
}
