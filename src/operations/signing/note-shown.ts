import { hasActed, mustAct } from '../../domain/recipient/recipient.ts';
import type { RecipientPrincipal } from '../../domain/access/principal.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { addServedPart } from '../../persistence/stores/files/served-files.ts';
import { updateShownName } from '../../persistence/stores/signing/shown.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { workspaceTime } from '../unit-of-work/workspace-time.ts';

/**
 * Notes the name that a recipient is shown before they act, since the act binds it. No fact about
 * the person: whether they looked is theirs to say (`viewDocument`). Written only when it changes.
 */
export async function noteShownName(
  { database }: Pick<OperationDeps, 'database'>,
  recipient: Recipient,
): Promise<void> {
  const { id, name, shownName } = recipient;
  if (name !== shownName && !hasActed(recipient)) await updateShownName(database, id, name);
}

/** How the recipient came to ask for the bytes. */
type Asked = Pick<RecipientPrincipal, 'linkChannel' | 'ipAddress' | 'userAgent'>;

/** Notes that these bytes of a file, the last exclusive, were served to a recipient. */
export async function noteServed(
  deps: Pick<OperationDeps, 'database' | 'clock' | 'testClock'>,
  recipient: Recipient,
  { sha256, sizeBytes }: StoredFile,
  part: { begin: number; end: number },
  asked: Asked,
): Promise<void> {
  if (!mustAct(recipient.role) || hasActed(recipient)) return;
  const served = { sha256, sizeBytes, at: workspaceTime(deps), ...part, ...asked };
  await addServedPart(deps.database, recipient, served);
}
