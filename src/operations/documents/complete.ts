import type { Principal } from '../../domain/access/principal.ts';
import { completeDocument, mayComplete } from '../../domain/document/complete.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import type { LoadedDocument } from './lock.ts';

/** Completes an open document if nobody is left who must act and somebody has. */
export async function complete(
  tx: Transaction,
  principal: Principal,
  loaded: LoadedDocument,
): Promise<void> {
  if (!mayComplete(loaded)) return;
  const settings = await requireSettings(tx.em, loaded.document.organizationId);
  await applyDecision(tx, principal, loaded, completeDocument(loaded, settings, tx.now));
}
