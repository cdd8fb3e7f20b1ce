import * as rules from '../../domain/document/alert-expiry.ts';
import type { DocumentId } from '../../domain/ids.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { applyStep } from './apply-step.ts';

/** Warns those still due, and the owner, that the deadline is near; once per deadline. */
export async function alertExpiry(
  deps: OperationDeps,
  documentId: DocumentId,
  at: Date,
): Promise<void> {
  await applyStep(deps, documentId, at, rules.alertExpiry);
}
