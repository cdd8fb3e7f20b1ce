import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { parsePublicId, type FileId } from '../domain/ids.ts';
import { fileRefused } from '@countersign/pdf/intake/file-refusals';
import { joinWarnings } from '@countersign/pdf/intake/warnings';
import type { FileKind, IngestFile, RefusedFile } from '@countersign/pdf/intake/ingest-result';
import { finishConversion } from '../operations/conversions/finish.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { Converter } from '@countersign/converter/converter';
import { findPendingConversion, writeFailed } from '../persistence/stores/files/conversions.ts';
import type {
  ConversionActivities,
  ConversionInput,
  ConversionOutcome,
} from '../workflows/contracts.ts';
import { withHeartbeat } from './heartbeat.ts';
import { withReadableFailures } from './readable-failures.ts';

export interface ConversionDeps {
  operations: OperationDeps;
  converter: Converter;
  ingest: IngestFile;
}

/**
 * With pauses of up to a minute these take some seven minutes. Storage and database may be away that
 * long; a file that ends the worker each time must not do so forever.
 */
const maxAttempts = 12;

/** The steps of a Word file's conversion; see contracts.ts. */
export function makeConversionActivities(deps: ConversionDeps): ConversionActivities {
  const { database } = deps.operations;

  async function fail(
    fileId: FileId,
    { reason, message }: RefusedFile,
  ): Promise<ConversionOutcome> {
    await writeFailed(database, fileId, { reason, message });
    return reason;
  }

  async function convert(input: ConversionInput): Promise<ConversionOutcome> {
    const fileId = parsePublicId('fil', input.fileId);
    if (fileId === undefined) {
      throw ApplicationFailure.nonRetryable('The workflow was started with a malformed id.');
    }
    const pending = await findPendingConversion(database, fileId);
    if (!pending) return 'over';
    if (activityInfo().attempt > maxAttempts) return fail(fileId, fileRefused('conversion_failed'));
    const folder = await mkdtemp(join(tmpdir(), 'countersign-convert-'));
    try {
      return await convertIn(folder, fileId, pending);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function convertIn(
    folder: string,
    fileId: FileId,
    { blobKey, organizationId }: { blobKey: string; organizationId: string },
  ): Promise<ConversionOutcome> {
    const { operations, converter, ingest } = deps;
    const [original, clean, pdf, prepared] = [
      ...['original', 'clean', 'converted.pdf', 'prepared.pdf'],
    ].map((name) => join(folder, name)) as [string, string, string, string];
    await pipeline(await operations.blobs.read(blobKey), createWriteStream(original));
    const read = async (kind: FileKind, path: string, preparedPath: string) =>
      ingest({
        kind,
        path,
        sizeBytes: (await stat(path)).size,
        preparedPath,
        owner: organizationId,
      });
    // Judged when it came too, perhaps by an earlier release, which let more through.
    const word = await read('word', original, clean);
    if (!word.ok) return fail(fileId, word);
    const conversion = await converter.convert(clean, pdf);
    if (!conversion.ok) return fail(fileId, fileRefused(conversion.reason));
    const ingested = await read('converted', pdf, prepared);
    if (!ingested.ok) return fail(fileId, ingested);
    const warnings = joinWarnings(word.warnings, ingested.warnings);
    const kept = await finishConversion(operations, fileId, { ...ingested, warnings }, prepared);
    return kept ? 'converted' : 'over';
  }

  return withReadableFailures<ConversionActivities>({
    convert: (input) => withHeartbeat(() => convert(input)),
  });
}
