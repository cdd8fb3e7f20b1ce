import { createHash } from 'node:crypto';
import { notFound, Refusal } from '../../domain/refusals.ts';
import type { OperationDeps, Transaction } from './context.ts';
import { inTransaction } from './transaction.ts';

const keptMs = 24 * 60 * 60 * 1000;
const encryption = 'idempotency';

export interface IdempotentRequest {
  organizationId: string;
  key: string;
  /** SHA-256 over member, method, path with query and canonical body. */
  fingerprint: Buffer;
  /** For the answer to a replay whose document was deleted since. */
  documentOf(body: unknown): string | undefined;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
  replayed: boolean;
}

export function fingerprint(parts: readonly string[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest();
}

/**
 * Runs the work once per key: its answer commits in the same transaction, so a crash leaves
 * nothing or the finished answer. Refusals are not kept: a minute later they may be otherwise.
 * @throws IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
 */
export async function runIdempotent(
  deps: OperationDeps,
  request: IdempotentRequest,
  status: number,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<StoredAnswer> {
  const bound = `${request.organizationId}:${request.key}`;
  return inTransaction(deps, async (tx) => {
    const earlier = await findAnswer(tx, request, bound);
    if (earlier && !deps.drill?.lacks('idempotency')) return earlier;
    const body = await work(tx);
    const documentId = request.documentOf(body);
    await tx.em.execute(
      `insert into idempotency_keys
         (organization_id, key, fingerprint, status, body, document_id, created_at)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (organization_id, key) do update set fingerprint = excluded.fingerprint,
         status = excluded.status, body = excluded.body, document_id = excluded.document_id,
         created_at = excluded.created_at`,
      [
        request.organizationId,
        request.key,
        request.fingerprint,
        status,
        deps.keyring.encrypt(encryption, JSON.stringify(body), bound),
        documentId ?? null,
        tx.now,
      ],
    );
    return { status, body, replayed: false };
  });
}

interface Row {
  locked: boolean;
  fingerprint: Buffer | null;
  status: number | null;
  body: string | null;
}

async function findAnswer(
  tx: Transaction,
  request: IdempotentRequest,
  bound: string,
): Promise<StoredAnswer | undefined> {
  // Lock first, look afterwards, in two statements: one that was waiting to commit is then seen.
  const [lock] = await tx.em.execute<{ locked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtextextended(?, 1)) as locked`,
    [bound],
  );
  if (!lock?.locked) {
    throw new Refusal(
      'IDEMPOTENCY_IN_PROGRESS',
      'A request with this Idempotency-Key is running.',
      {
        retryAfterS: 1,
      },
    );
  }
  const [row] = await tx.em.execute<Row[]>(
    `select fingerprint, status, body from idempotency_keys
     where organization_id = ? and key = ? and created_at > ?`,
    [request.organizationId, request.key, new Date(tx.now.getTime() - keptMs)],
  );
  if (!row?.fingerprint) return undefined;
  if (!row.fingerprint.equals(request.fingerprint)) {
    throw new Refusal(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request within the last 24 hours.',
    );
  }
  if (row.body === null || row.status === null) throw notFound('DOCUMENT', 'of this request');
  const body: unknown = JSON.parse(tx.deps.keyring.decrypt(encryption, row.body, bound).toString());
  return { status: row.status, body, replayed: true };
}
