import type { OrganizationId } from '../../domain/ids.ts';
import { announceAct } from '../../persistence/stores/log/acts.ts';
import type { Transaction } from './context.ts';

/**
 * Says that this transaction acts in a workspace, before it takes its time: a list by time waits for
 * it then (`awaitSettled`). Nobody is waited for. Whatever locks a document or holds a member has
 * said so; what the command line and workers do besides says it here.
 */
export async function announce(tx: Transaction, organizationId: OrganizationId): Promise<void> {
  if (!tx.time.isAnnounced(organizationId)) await announceAct(tx, organizationId);
}
