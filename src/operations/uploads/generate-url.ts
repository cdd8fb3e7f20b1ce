import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { uploadExpiry } from '../../domain/upload/upload.ts';
import type { Upload } from '../../persistence/entities/files.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { signUploadToken } from './signed-url.ts';

/** A temporary URL that takes one file. */
export async function generateUploadUrl(
  tx: Transaction,
  deps: OperationDeps,
  { organizationId, memberId }: MemberPrincipal,
): Promise<string> {
  const upload: Upload = {
    id: deps.ids.next<'upl'>(),
    organizationId,
    memberId,
    expiresAt: uploadExpiry(tx.realNow),
    usedAt: null,
    originalFileId: null,
    preparedFileId: null,
    foundFields: [],
    receivingUntil: null,
    createdAt: tx.realNow,
  };
  await insertRows(tx.em, 'uploads', [upload]);
  const token = signUploadToken(deps.keyring, upload.id, upload.expiresAt);
  return `${deps.publicUrl}/uploads/${token}`;
}
