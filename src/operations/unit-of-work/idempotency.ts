import { createHash } from 'node:crypto';
import type { Keyring } from '@countersign/keyring/keyring';
import type { DocumentId, OrganizationId } from '../../domain/ids.ts';
import { notFound, Refusal } from '../../domain/refusals.ts';
import { plusDays } from '../../domain/time.ts';
import {
  findKeptAnswer,
  keepAnswer,
  lockIdempotencyKey,
} from '../../persistence/stores/service/idempotency.ts';
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
  statusOf: (body: unknown) => number,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<StoredAnswer> {
  const { organizationId, key } = request;
  const bound = `${organizationId}:${key}`;
  return inTransaction(deps, async (tx) => {
    const earlier = await findAnswer(tx, request, bound);
    if (earlier) return earlier;
    const body = await work(tx);
    const status = statusOf(body);
    await keepAnswer(tx.em, organizationId, key, {
      fingerprint: keyed(deps.keyring, request.fingerprint),
      status,
      body: deps.keyring.encrypt(encryption, JSON.stringify(body), bound),
      documentId: request.documentOf(body) ?? null,
      createdAt: tx.realNow,
    });
    return { status, body, replayed: false };
  });
}

const keyIdBytes = 8;

/** A body may hold what is easily guessed, such as an access code: it is kept under a key of ours. */
function keyed(keyring: Keyring, fingerprint: Buffer): Buffer {
  const { keyId, mac } = keyring.mac(encryption, fingerprint);
  return Buffer.concat([Buffer.from(keyId, 'hex'), mac]);
}

function isOf(keyring: Keyring, kept: Buffer, fingerprint: Buffer): boolean {
  const keyId = kept.subarray(0, keyIdBytes).toString('hex');
  return keyring.verifyMac(encryption, keyId, fingerprint, kept.subarray(keyIdBytes));
}

/**
 * What the key was answered, looked up without its lock: for whoever would prepare much before taking
 * it. @throws IDEMPOTENCY_KEY_REUSED
 */
export function answeredBefore(
  deps: OperationDeps,
  request: IdempotentRequest,
): Promise<StoredAnswer | undefined> {
  const { organizationId, key } = request;
  return readAnswer(deps, deps.database.fork(), request, `${organizationId}:${key}`);
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
  return readAnswer(tx.deps, tx.em, request, bound);
}

async function readAnswer(
  { clock, keyring }: Pick<OperationDeps, 'clock' | 'keyring'>,
  em: Transaction['em'],
  request: IdempotentRequest,
  bound: string,
): Promise<StoredAnswer | undefined> {
  // Not the act's time, which is taken after its document's lock.
  const since = plusDays(clock.now(), -1);
  const kept = await findKeptAnswer(em, request.organizationId, request.key, since);
  if (!kept) return undefined;
  if (!isOf(keyring, Buffer.from(kept.fingerprint), request.fingerprint)) {
    throw new Refusal(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request within the last 24 hours.',
    );
  }
  if (kept.body === null) throw notFound('DOCUMENT', 'of this request');
  const body: unknown = JSON.parse(keyring.decrypt(encryption, kept.body, bound).toString());
  return { status: kept.status, body, replayed: true };
}
