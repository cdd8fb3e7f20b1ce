import { createHash } from 'node:crypto';
import type { DocumentId, OrganizationId } from '../../domain/ids.ts';
import { notFound, Refusal } from '../../domain/refusals.ts';
import { dayMs } from '../../domain/time.ts';
import {
  findKeptAnswer,
  keepAnswer,
  lockIdempotencyKey,
} from '../../persistence/stores/idempotency.ts';
import type { OperationDeps, Transaction } from './context.ts';
import { inTransaction } from './transaction.ts';

const encryption = 'idempotency';

export interface IdempotentRequest {
  organizationId: OrganizationId;
  key: string;
  /** SHA-256 over member, method, path with query and canonical body. */
  fingerprint: Buffer;
  /** For the answer to a replay whose document was deleted since. */
  documentOf(body: unknown): DocumentId | undefined;
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
  const { organizationId, key } = request;
  const bound = `${organizationId}:${key}`;
  return inTransaction(deps, async (tx) => {
    const earlier = await findAnswer(tx, request, bound);
    if (earlier) return earlier;
    const body = await work(tx);
    await keepAnswer(tx.em, organizationId, key, {
      fingerprint: request.fingerprint,
      status,
      body: deps.keyring.encrypt(encryption, JSON.stringify(body), bound),
      documentId: request.documentOf(body) ?? null,
      createdAt: tx.now,
    });
    return { status, body, replayed: false };
  });
}

async function findAnswer(
  tx: Transaction,
  request: IdempotentRequest,
  bound: string,
): Promise<StoredAnswer | undefined> {
  // Lock first, look afterwards, in two statements: one that was waiting to commit is then seen.
  if (!(await lockIdempotencyKey(tx.em, bound))) {
    throw new Refusal(
      'IDEMPOTENCY_IN_PROGRESS',
      'A request with this Idempotency-Key is running.',
      { retryAfterS: 1 },
    );
  }
  const since = new Date(tx.now.getTime() - dayMs);
  const kept = await findKeptAnswer(tx.em, request.organizationId, request.key, since);
  if (!kept) return undefined;
  if (!request.fingerprint.equals(kept.fingerprint)) {
    throw new Refusal(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request within the last 24 hours.',
    );
  }
  if (kept.body === null) throw notFound('DOCUMENT', 'of this request');
  const body: unknown = JSON.parse(
    tx.deps.keyring.decrypt(encryption, kept.body, bound).toString(),
  );
  return { status: kept.status, body, replayed: true };
}
