import * as rules from '../../domain/document/expire.ts';
import type { DocumentId } from '../../domain/ids.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { applyStep } from './apply-step.ts';

/** The deadline's timer came: closes the document if it is still open and the deadline passed. */
export async function expireDocument(
  deps: OperationDeps,
  documentId: DocumentId,
  at: Date,
): Promise<void> {
  await applyStep(deps, documentId, at, rules.expireIfOverdue);
}
