import * as rules from '../../domain/document/invite-recipients.ts';
import type { DocumentId } from '../../domain/ids.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { applyStep } from './apply-step.ts';

/** Invites everybody whose turn has come and who is not invited yet. */
export async function inviteRecipients(
  deps: OperationDeps,
  documentId: DocumentId,
  at: Date,
): Promise<void> {
  await applyStep(deps, documentId, at, rules.inviteRecipients);
}
