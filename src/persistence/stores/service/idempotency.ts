import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** The key's lock until the transaction ends. @returns whether nobody else has it */
export async function lockIdempotencyKey(em: EntityManager, bound: string): Promise<boolean> {
  // Raw: advisory locks are functions that Kysely does not know.
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${bound}, 1)) as locked`.execute(tables(em));
  return rows[0]?.locked === true;
}

export interface KeptAnswer {
  fingerprint: Uint8Array;
  status: number;
  /** Encrypted; null once the document it is about was deleted. */
  body: string | null;
}

/** The answer that a key has had since `since`. */
export async function findKeptAnswer(
  em: EntityManager,
  organizationId: OrganizationId,
  key: string,
  since: Date,
): Promise<KeptAnswer | undefined> {
  return tables(em)
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** Replaces an answer that is past its time. */
export async function keepAnswer(
  em: EntityManager,
  organizationId: OrganizationId,
  key: string,
  answer: KeptAnswer & { documentId: DocumentId | null; createdAt: Date },
): Promise<void> {
  const { fingerprint, status, body, documentId: document_id, createdAt: created_at } = answer;
  const values = { fingerprint, status, body, document_id, created_at };
  await tables(em)
    .insertInto('idempotency_keys')
    .values({ organization_id: organizationId, key, ...values })
    .onConflict((conflict) => conflict.columns(['organization_id', 'key']).doUpdateSet(values))
    .execute();
}

/** Removes the oldest of those given before `before`. @returns how many, at most `limit` */
export async function deleteAnswersBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const removed = await tables(database.fork())
    .deleteFrom('idempotency_keys')
    .where((build) =>
      build(
        build.refTuple('organization_id', 'key'),
        'in',
        build
          .selectFrom('idempotency_keys')
          .select(['organization_id', 'key'])
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit)
          .$asTuple('organization_id', 'key'),
      ),
    )
    .returning('key')
    .execute();
  return removed.length;
}
