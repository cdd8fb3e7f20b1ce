import { randomUUID } from 'node:crypto';
import type { FieldId } from '../../domain/ids.ts';
import { invalid } from '../../domain/refusals.ts';
import type { Field } from '../../domain/template/field.ts';
import { hasSenderWords } from '../../domain/template/sender-words.ts';
import type { Reviser } from '../../evidence/pages/revise-in-thread.ts';
import type { FieldWords } from '../../evidence/pages/write-words.ts';
import { requireFile } from '../../persistence/stores/files/files.ts';
import { sealFields } from '../sealing/seal-fields.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { reachStorage } from './reach-storage.ts';
import { stageBlobs } from './stage-blobs.ts';

/** The port that says what keeps words from being written, by their field. */
export function makeCheckWords({
  checkWords,
}: Pick<Reviser, 'checkWords'>): OperationDeps['checkWords'] {
  return async (fields, pages) => {
    const words = wordsOf(fields);
    if (words.length === 0) return new Map();
    const wrong = await checkWords(words, pages);
    return new Map(
      fields.flatMap(({ id }) => {
        const message = wrong.get(id);
        return message === undefined ? [] : [[id, message] as [FieldId, string]];
      }),
    );
  };
}

/** The port that writes the sender's words into a prepared file, and stores what comes of it. */
export function makeWriteWords(
  deps: Pick<OperationDeps, 'database' | 'blobs' | 'ids' | 'clock' | 'defaultLocale'>,
  { writeWords }: Pick<Reviser, 'writeWords'>,
): OperationDeps['writeWords'] {
  const { database, blobs, ids, clock, defaultLocale: locale } = deps;
  return async (fileId, owner, fields) => {
    const words = wordsOf(fields);
    if (words.length === 0) return undefined;
    const { id: _id, ...file } = await requireFile(database, fileId);
    const written = await writeWords(async () => ({
      prepared: await reachStorage(() => blobs.get(file.blobKey)),
      preparedSha256: file.sha256,
      words,
      locale,
    }));
    if (!written.ok) throw wrongWords(fields, written.wrong);
    const { bytes, sha256 } = written;
    const blobKey = `files/${randomUUID()}`;
    await stageBlobs({ database, clock }, [blobKey]);
    await reachStorage(() => blobs.put(blobKey, bytes));
    return {
      ...file,
      id: ids.next<'fil'>(),
      organizationId: owner,
      blobKey,
      sha256,
      sizeBytes: bytes.byteLength,
      createdAt: clock.now(),
    };
  };
}

/** What the sender says in each field that nobody changes. */
function wordsOf(fields: readonly Field[]): FieldWords[] {
  return fields.flatMap((field) => {
    const { id, value } = field;
    if (value === undefined || !hasSenderWords(field)) return [];
    return [{ id, places: sealFields(field, value) }];
  });
}

function wrongWords(fields: readonly Field[], wrong: ReadonlyMap<string, string>) {
  const sentences = fields.flatMap(({ id, name }) => {
    const message = wrong.get(id);
    return message === undefined ? [] : [`“${name}” ${message}`];
  });
  return invalid('', sentences[0] ?? 'The words cannot be written.');
}
