import type { EntityManager } from '@mikro-orm/postgresql';
import type { CodeMethod, MadeCode } from '../../../domain/authentication/codes.ts';
import type { AuthenticationMethod } from '../../../domain/authentication/demand.ts';
import type { ProvedStep } from '../../../domain/authentication/proof.ts';
import type { DocumentId, RecipientId } from '../../../domain/ids.ts';
import type { MailStatus } from '../../../domain/mail/mail.ts';
import { jsonOf } from '../../json.ts';
import { tables } from '../../orm.ts';

/** Every write here is made under the lock of the document, which puts tries in a row. */

const ofProofs = [
  'authentication_sessions',
  'authentication_tries',
  'passkeys',
  'passkey_challenges',
] as const;

export interface StoredCode extends MadeCode {
  id: string;
  keyId: string;
  mac: Uint8Array;
}

/** Of a recipient, the newest first. */
export async function listCodes(
  em: EntityManager,
  recipientId: RecipientId,
  since: Date,
): Promise<StoredCode[]> {
  return tables(em)
    .selectFrom('authentication_codes')
    .select(['id', 'method', 'link_version as linkVersion', 'key_id as keyId', 'mac', 'tries'])
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .where('recipient_id', '=', recipientId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertCode(
  em: EntityManager,
  recipientId: RecipientId,
  { linkVersion, keyId, mac, createdAt, expiresAt, endedAt, ...code }: StoredCode,
): Promise<void> {
  await tables(em)
    .insertInto('authentication_codes')
    .values({
      ...code,
      mac: Buffer.from(mac),
      recipient_id: recipientId,
      link_version: linkVersion,
      key_id: keyId,
      created_at: createdAt,
      expires_at: expiresAt,
      ended_at: endedAt,
    })
    .execute();
}

/** No code of the method may be entered from now on, or none at all. */
export async function endCodes(
  em: EntityManager,
  recipientId: RecipientId,
  now: Date,
  method?: CodeMethod,
): Promise<void> {
  let codes = tables(em)
    .updateTable('authentication_codes')
    .set({ ended_at: now })
    .where('recipient_id', '=', recipientId)
    .where('ended_at', 'is', null);
  if (method) codes = codes.where('method', '=', method);
  await codes.execute();
}

export async function countTryOfCode(em: EntityManager, id: string): Promise<void> {
  await tables(em)
    .updateTable('authentication_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** @returns the try, as a wrong one so far */
export async function insertTry(
  em: EntityManager,
  recipientId: RecipientId,
  method: AuthenticationMethod,
  at: Date,
): Promise<string> {
  const { id } = await tables(em)
    .insertInto('authentication_tries')
    .values({ recipient_id: recipientId, method, right_code: false, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markTryRight(em: EntityManager, id: string): Promise<void> {
  await tables(em)
    .updateTable('authentication_tries')
    .set({ right_code: true })
    .where('id', '=', id)
    .execute();
}

export interface AuthenticationTry {
  method: AuthenticationMethod;
  rightCode: boolean;
}

/** The newest first. */
export async function listTries(
  em: EntityManager,
  recipientId: RecipientId,
  since: Date,
): Promise<AuthenticationTry[]> {
  return tables(em)
    .selectFrom('authentication_tries')
    .select(['method', 'right_code as rightCode'])
    .where('recipient_id', '=', recipientId)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .execute();
}

export interface StoredProof {
  recipientId: RecipientId;
  linkVersion: number;
  steps: ProvedStep[];
  createdAt: Date;
  usedAt: Date;
}

export async function findProof(
  em: EntityManager,
  tokenSha256: Uint8Array,
): Promise<StoredProof | undefined> {
  return tables(em)
    .selectFrom('authentication_sessions')
    .select(['recipient_id as recipientId', 'link_version as linkVersion', 'steps'])
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('token_sha256', '=', Buffer.from(tokenSha256))
    .executeTakeFirst();
}

/** Notes what a browser has proved by now; one that is new begins with it. */
export async function saveProof(
  em: EntityManager,
  tokenSha256: Uint8Array,
  { recipientId, linkVersion, steps, createdAt, usedAt }: StoredProof,
): Promise<void> {
  const written = jsonOf(steps);
  await tables(em)
    .insertInto('authentication_sessions')
    .values({
      token_sha256: Buffer.from(tokenSha256),
      recipient_id: recipientId,
      link_version: linkVersion,
      steps: written,
      created_at: createdAt,
      used_at: usedAt,
    })
    .onConflict((known) =>
      known.column('token_sha256').doUpdateSet({ steps: written, used_at: usedAt }),
    )
    .execute();
}

export async function noteProofUsed(
  em: EntityManager,
  tokenSha256: Uint8Array,
  usedAt: Date,
): Promise<void> {
  await tables(em)
    .updateTable('authentication_sessions')
    .set({ used_at: usedAt })
    .where('token_sha256', '=', Buffer.from(tokenSha256))
    .execute();
}

/** Every browser has to begin again, with new passkeys, and what was tried counts no more. */
export async function forgetProofs(em: EntityManager, recipientId: RecipientId): Promise<void> {
  for (const table of ofProofs) {
    await tables(em).deleteFrom(table).where('recipient_id', '=', recipientId).execute();
  }
}

/** What became of the mail with a code. */
export async function findCodeMail(
  em: EntityManager,
  { documentId, id }: { documentId: DocumentId; id: RecipientId },
  codeId: string,
): Promise<MailStatus | undefined> {
  const row = await tables(em)
    .selectFrom('mails')
    .select('status')
    .where('document_id', '=', documentId)
    .where('audience', '=', id)
    .where('kind', '=', 'code')
    .where('occurrence', '=', codeId)
    .executeTakeFirst();
  return row?.status;
}
