import { originOf, unsignedCheckpoint } from '../../../verifier/src/log/checkpoint.ts';
import type { ZipTimestamp, ZipTrust } from '../../../verifier/src/evidence-zip.ts';
import { formatNoteKey, noteKey } from '../../../verifier/src/log/note.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { PackedEvidence } from '../../evidence/zip/pack-evidence.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { firstTimestamped } from '../../persistence/stores/log.ts';
import { proveConsistency } from '../log/proofs.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** The evidence ZIP around a sealed file. @throws FILE_NOT_FOUND when the file has no evidence */
export async function packEvidence(
  deps: OperationDeps,
  { blobKey, organizationId }: StoredFile,
): Promise<PackedEvidence> {
  const packed = await deps.packEvidence({
    load: () => deps.blobs.get(blobKey),
    owner: organizationId,
    besides: async (checkpoint) => ({
      trust: trustOf(deps, checkpoint),
      timestamp: await timestampOf(deps, checkpoint),
    }),
  });
  if (packed) return packed;
  const detail = 'The sealed file carries no evidence: it is damaged, or older than evidence is.';
  throw new Refusal('FILE_NOT_FOUND', detail);
}

function trustOf({ records, logPublicKeys }: OperationDeps, checkpoint: string): ZipTrust {
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
  { database }: OperationDeps,
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
