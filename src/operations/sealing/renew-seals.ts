import { hash } from 'node:crypto';
import { systemPrincipal } from '../../domain/access/principal.ts';
import { circuitBehind } from '../../domain/circuit/circuit-open.ts';
import { renewSealed } from '../../domain/document/seal.ts';
import { dayMs, minuteMs } from '../../domain/time.ts';
import type { RenewedSeal } from '@countersign/seal/renew-seal';
import { FileEntity } from '../../persistence/entities/files.ts';
import { requireFile } from '../../persistence/stores/files/files.ts';
import {
  releaseSealedFile,
  setSealRenewal,
  takeDueSeal,
  type DueSeal,
} from '../../persistence/stores/sealing/sealing.ts';
import { applyDecision } from '../documents/apply.ts';
import { lockDocument } from '../documents/lock.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { commitBlobs, discardBlob, stageBlobs } from '../uploads/stage-blobs.ts';

export interface RenewalDeps extends OperationDeps {
  /** Undefined for a seal that carries no timestamp. */
  renew: (sealed: Uint8Array) => Promise<RenewedSeal | undefined>;
  /** Receives why one was not renewed; it is tried again in a day, or when a service may be asked. */
  onError: (error: unknown) => void;
}

const batch = 20;
/** Longer than one renewal takes, whatever its authorities wait for. */
const leaseMs = 15 * minuteMs;

/**
 * Puts a further timestamp on seals whose renewal is due, one after the other; several processes at
 * once take different ones. Bounded; what a crash leaves undone is due again after its lease.
 * @returns whether there may be more
 */
export async function renewSeals(deps: RenewalDeps): Promise<boolean> {
  for (let renewed = 0; renewed < batch; renewed += 1) {
    const due = await takeDue(deps);
    if (!due) return false;
    try {
      await renewOne(deps, due);
    } catch (error) {
      deps.onError(error);
      await setSealRenewal(deps.database, due, later(deps, putOffMs(error)));
    }
  }
  return true;
}

/** A service that is left alone says nothing of this seal. */
function putOffMs(error: unknown): number {
  const open = circuitBehind(error);
  if (!open || (open.wasAsked && !open.leftAlone.asked)) return dayMs;
  return open.leftAlone.retryAfterMs;
}

function takeDue(deps: RenewalDeps): Promise<DueSeal | undefined> {
  return takeDueSeal(deps.database, deps.clock.now(), later(deps, leaseMs));
}

function later({ clock }: RenewalDeps, ms: number): Date {
  return new Date(clock.now().getTime() + ms);
}

async function renewOne(deps: RenewalDeps, due: DueSeal): Promise<void> {
  const { blobKey: sealedKey } = await requireFile(deps.database, due.sealedFileId);
  const renewed = await deps.renew(await deps.blobs.get(sealedKey));
  if (!renewed) return setSealRenewal(deps.database, due, null);
  const blobKey = `sealed/${deps.ids.next<'fil'>()}`;
  await stageBlobs(deps, [blobKey]);
  await deps.blobs.put(blobKey, renewed.bytes);
  if (!(await replaceSealed(deps, due, { blobKey, ...renewed }))) await discardBlob(deps, blobKey);
}

/** False when the document is gone, or its seal was renewed by another. */
async function replaceSealed(
  deps: OperationDeps,
  { documentId, sealedFileId }: DueSeal,
  { blobKey, bytes, authorityUntil }: RenewedSeal & { blobKey: string },
): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const loaded = await lockDocument(tx, documentId);
    if (!loaded || loaded.document.sealedFileId !== sealedFileId) return false;
    await commitBlobs(tx, [blobKey]);
    const id = deps.ids.next<'fil'>();
    tx.em.create(FileEntity, {
      id,
      organizationId: loaded.document.organizationId,
      blobKey,
      sha256: hash('sha256', bytes),
      sizeBytes: bytes.byteLength,
      mimeType: 'application/pdf',
      pageCount: null,
      createdAt: tx.now,
    });
    await applyDecision(tx, systemPrincipal, loaded, renewSealed(id, authorityUntil, tx.now));
    await releaseSealedFile(tx.em, sealedFileId);
    return true;
  });
}
