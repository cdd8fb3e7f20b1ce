import { minuteMs } from '../../domain/time.ts';
import type { Upload } from '../../persistence/entities/files.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import type { MemberActor, OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { signUrlToken } from './signed-url.ts';

const lifetimeMs = 15 * minuteMs;

/** A temporary address that takes one file. */
export async function generateUploadUrl(
  tx: Transaction,
  deps: OperationDeps,
  actor: MemberActor,
): Promise<string> {
  const expiresAt = new Date(tx.now.getTime() + lifetimeMs);
  const upload: Upload = {
    id: deps.ids.next(),
    organizationId: actor.organizationId,
    memberId: actor.memberId,
    expiresAt,
    usedAt: null,
    originalFileId: null,
    preparedFileId: null,
    foundFields: [],
    createdAt: tx.now,
  };
  await insertRows(tx.em, 'uploads', [upload]);
  return `${deps.publicUrl}/uploads/${signUrlToken(deps.keyring, 'upload', upload.id, expiresAt)}`;
}
