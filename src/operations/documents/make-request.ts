import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { Draft } from '../../domain/document/create.ts';
import * as sending from '../../domain/document/send.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { PlannedRecipient } from '../../domain/recipient/add-several.ts';
import * as adding from '../../domain/recipient/add.ts';
import { documentFieldsRepresentation } from '../../domain/template/represent-fields.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { addDraft } from './create.ts';
import { fieldsSha256 } from './fields.ts';
import type { LoadedDocument } from './lock.ts';
import { markReached } from './send.ts';
import { takeSenderWords } from './sender-words.ts';

/** A document with all that one request says of it, decided already. */
export interface NewRequest {
  /** Its fields are placed, held by the ids of `recipients`, and have their values. */
  draft: Draft;
  /** From `planRecipients`. */
  recipients: readonly PlannedRecipient[];
  /** How the pages are shown on which the request placed or filled fields; absent: it did not. */
  placedOn?: readonly PageGeometry[] | undefined;
  /** Absent: it stays a draft. */
  send?: sending.SendDocument | undefined;
  /** The workspace's, where they were read. */
  settings?: Settings | undefined;
  /** The prepared file with the sender's words, where it is sent and has some. */
  words?: StoredFile | undefined;
}

/**
 * Makes a document, adds its recipients and sends it, in one transaction: what the single calls
 * would decide and record, written in one statement.
 * @throws as adding recipients and sending do
 */
export async function makeRequest(
  tx: Transaction,
  principal: MemberPrincipal,
  { draft, recipients, placedOn, send, words, ...given }: NewRequest,
): Promise<LoadedDocument> {
  const loaded: LoadedDocument = { document: addDraft(tx, principal, draft), recipients: [] };
  for (const { id, command } of recipients) {
    const recipient = adding.newRecipient(id, command, tx.now);
    await applyDecision(tx, principal, loaded, adding.addRecipient(loaded, recipient));
  }
  if (placedOn) await noteFields(tx, principal, loaded, placedOn);
  if (!send) return loaded;
  const settings = given.settings ?? (await requireSettings(tx.em, principal.organizationId));
  const decision = sending.sendDocument(loaded, settings, send, tx.now);
  await takeWords(tx, loaded, words);
  await applyDecision(tx, principal, loaded, decision);
  await markReached(tx, principal, loaded.recipients);
  return loaded;
}

/** As PUT would have it: the first revision of the sender's own. */
async function noteFields(
  tx: Transaction,
  principal: MemberPrincipal,
  loaded: LoadedDocument,
  pages: readonly PageGeometry[],
): Promise<void> {
  const { fields } = documentFieldsRepresentation(loaded.document, loaded.recipients, pages);
  const details = { count: fields.length, sha256: fieldsSha256(fields) };
  await applyDecision(tx, principal, loaded, {
    document: { fieldsRevision: 1 },
    events: [{ type: 'document.fields_changed', details }],
  });
}

async function takeWords(
  tx: Transaction,
  { document }: LoadedDocument,
  file: StoredFile | undefined,
): Promise<void> {
  const { id: documentId, preparedFileId, fieldsRevision } = document;
  const words = file && { documentId, preparedFileId, fieldsRevision, file };
  if (await takeSenderWords(tx, document, words)) return;
  throw new Error('The words of a document that is sent were not written.');
}
