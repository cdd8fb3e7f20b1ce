import type { EntityManager } from '@mikro-orm/postgresql';
import type { GivenChallenge } from '../../../domain/authentication/passkeys.ts';
import type { RecipientId } from '../../../domain/ids.ts';
import { tables } from '../../orm.ts';

/** Every write here is made under the lock of the document. */

export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  aaguid: string;
}

/** Those that one browser made for a recipient. */
export async function listPasskeys(
  em: EntityManager,
  recipientId: RecipientId,
  tokenSha256: Uint8Array,
): Promise<StoredPasskey[]> {
  const rows = await tables(em)
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .select(['transports', 'aaguid'])
    .where('recipient_id', '=', recipientId)
    .where('token_sha256', '=', Buffer.from(tokenSha256))
    .orderBy('created_at')
    .execute();
  // The driver gives a bigint as text, whatever its type says.
  return rows.map((row) => ({ ...row, counter: Number(String(row.counter)) }));
}

/** @returns false where the recipient has it already: a browser makes a new one each time */
export async function insertPasskey(
  em: EntityManager,
  owner: { recipientId: RecipientId; tokenSha256: Uint8Array },
  { id, credentialId, publicKey, counter, transports, aaguid }: StoredPasskey,
  createdAt: Date,
): Promise<boolean> {
  const inserted = await tables(em)
    .insertInto('passkeys')
    .values({
      id,
      recipient_id: owner.recipientId,
      token_sha256: Buffer.from(owner.tokenSha256),
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      aaguid,
      created_at: createdAt,
    })
    .onConflict((known) => known.columns(['recipient_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateCounter(em: EntityManager, id: string, counter: number): Promise<void> {
  await tables(em).updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
}

export interface StoredChallenge extends GivenChallenge {
  id: string;
  /** base64url. */
  challenge: string;
}

export async function insertChallenge(
  em: EntityManager,
  recipientId: RecipientId,
  { linkVersion, tokenSha256, expiresAt, usedAt, ...challenge }: StoredChallenge,
  createdAt: Date,
): Promise<void> {
  await tables(em)
    .insertInto('passkey_challenges')
    .values({
      ...challenge,
      recipient_id: recipientId,
      link_version: linkVersion,
      token_sha256: tokenSha256 && Buffer.from(tokenSha256),
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: usedAt,
    })
    .execute();
}

/** Of those that one browser was given the newest stay: two of its tabs may ask at once. */
export async function dropChallenges(
  em: EntityManager,
  recipientId: RecipientId,
  tokenSha256: Uint8Array | null,
  kept: number,
): Promise<void> {
  const token = tokenSha256 && Buffer.from(tokenSha256);
  await tables(em)
    .deleteFrom('passkey_challenges')
    .where('id', 'in', (db) =>
      db
        .selectFrom('passkey_challenges')
        .select('id')
        .where('recipient_id', '=', recipientId)
        .where('token_sha256', 'is not distinct from', token)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute();
}

export async function findChallenge(
  em: EntityManager,
  recipientId: RecipientId,
  challenge: string,
): Promise<StoredChallenge | undefined> {
  return tables(em)
    .selectFrom('passkey_challenges')
    .select(['id', 'challenge', 'act', 'link_version as linkVersion'])
    .select(['token_sha256 as tokenSha256', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('recipient_id', '=', recipientId)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
}

export async function markChallengeUsed(
  em: EntityManager,
  id: string,
  usedAt: Date,
): Promise<void> {
  await tables(em)
    .updateTable('passkey_challenges')
    .set({ used_at: usedAt })
    .where('id', '=', id)
    .execute();
}
