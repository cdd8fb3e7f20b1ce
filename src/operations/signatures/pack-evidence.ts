import { originOf, unsignedCheckpoint } from '@countersign/verifier/log/checkpoint';
import type { ZipTimestamp, ZipTrust } from '@countersign/verifier/evidence-zip';
import { formatNoteKey, noteKey } from '@countersign/verifier/log/note';
import { publicId, type DocumentId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { PackedEvidence } from '../../evidence/zip/pack-evidence.ts';
import type { Signature } from '../../persistence/entities/documents.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { firstTimestamped } from '../../persistence/stores/log/log.ts';
import { listSignatures } from '../../persistence/stores/signing/signatures.ts';
import type { Database } from '../../persistence/orm.ts';
import { proveConsistency } from '../log/proofs.ts';
import { authoritiesOf, inOwnLog } from '../test-workspaces/authorities.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** The evidence ZIP around a sealed file. @throws FILE_NOT_FOUND when the file has no evidence */
export async function packEvidence(
  deps: OperationDeps,
  documentId: DocumentId,
  { blobKey, organizationId }: StoredFile,
): Promise<PackedEvidence> {
  const packed = await deps.packEvidence({
    load: () => deps.blobs.get(blobKey),
    owner: organizationId,
    besides: async (checkpoint) => ({
      trust: trustOf(await authoritiesOf(deps), checkpoint),
      pictures: picturesOf(await listSignatures(deps.database, documentId)),
      timestamp: await inOwnLog(deps, (log) => timestampOf(log, checkpoint)),
    }),
  });
  if (packed) return packed;
  const detail = 'The sealed file carries no evidence: it is damaged, or older than evidence is.';
  throw new Refusal('FILE_NOT_FOUND', detail);
}

/** Copied: what the database gives may be a part of something larger, all of which would move. */
function picturesOf(signatures: readonly Signature[]): Map<string, Uint8Array> {
  const pictures = signatures.flatMap(({ id, image, initialsImage }) => [
    { name: `given/${publicId('sig', id)}.png`, bytes: image },
    { name: `given/${publicId('sig', id)}-initials.png`, bytes: initialsImage },
  ]);
  return new Map(
    pictures.flatMap(({ name, bytes }) => (bytes ? [[name, Uint8Array.from(bytes)]] : [])),
  );
}

function trustOf(
  { records, logPublicKeys }: Pick<OperationDeps, 'records' | 'logPublicKeys'>,
  checkpoint: string,
): ZipTrust {
  const { roots, timestampRoots } = records;
  const origin = originOf(checkpoint) ?? '';
  const logKeys = logPublicKeys.map((key) => `${formatNoteKey(noteKey(origin, key))}\n`);
  return {
    roots: pemOf(roots),
    timestampRoots: pemOf(timestampRoots),
    logKey: Buffer.from(logKeys.join('')),
  };
}

function pemOf(certificates: OperationDeps['records']['roots']): Buffer {
  return Buffer.from([...new Set(certificates.map(String))].join(''));
}

/** Nothing as long as the log was not stamped since, and where it has lost what it was then. */
async function timestampOf(
  database: Database,
  checkpoint: string,
): Promise<ZipTimestamp | undefined> {
  const size = unsignedCheckpoint(checkpoint)?.size;
  if (size === undefined) return undefined;
  const stamped = await firstTimestamped(database.fork(), size);
  if (!stamped) return undefined;
  const { proof } = await proveConsistency(database, size, stamped.size);
  return {
    checkpoint: Buffer.from(stamped.note),
    token: stamped.token,
    consistency: Buffer.from(proof.map((hash) => `${hash}\n`).join('')),
  };
}
