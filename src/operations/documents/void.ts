import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/void.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockForChange } from './load.ts';

/** Calls a document off: nobody can sign any more. @throws DOCUMENT_FINAL */
export async function voidDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.VoidDocument,
): Promise<Document> {
  const loaded = await lockForChange(tx, principal, documentId);
  await applyDecision(tx, principal, loaded, rules.voidDocument(loaded, command, tx.now));
  return loaded.document;
}
