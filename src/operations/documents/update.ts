import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/update.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockForChange } from './load.ts';

/** Changes a draft, or the deadline of an open document. @throws as the rule of the same name */
export async function updateDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.UpdateDocument,
): Promise<Document> {
  const loaded = await lockForChange(tx, principal, documentId);
  const { document } = loaded;
  await applyDecision(tx, principal, loaded, rules.updateDocument(document, command, tx.now));
  return document;
}
