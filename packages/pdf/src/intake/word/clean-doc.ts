import { UnacceptableFile } from '../file-refusals.ts';
import type { FileWarningCode } from '../warnings.ts';
import { readCompoundFile, streamIn } from './compound-file.ts';
import { takeObjects } from './doc-objects.ts';
import { isPooled, readDocStreams } from './doc-streams.ts';
import { writeCompoundFile } from './write-compound-file.ts';

export interface CleanDoc {
  bytes: Buffer;
  warnings: ReadonlySet<FileWarningCode>;
}

/** [MS-OLEPS]: title, author, dates and the like, which fields show. */
const properties = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];
const signatures = ['_signatures', '_xmlsignatures'];

/**
 * Writes a .doc anew of the streams that the paper needs. Objects of other programs are not among
 * them: of each the document holds the picture, or it is refused here. What is shown stays, or is
 * refused by check-doc.ts, which asks no less of what is left.
 * @throws UnacceptableFile, RangeError
 */
export function cleanDoc(bytes: Buffer): CleanDoc {
  const entries = readCompoundFile(bytes);
  const streams = readDocStreams(entries);
  const warnings = new Set<FileWarningCode>();
  if (entries.some(({ name }) => signatures.includes(name.toLowerCase()))) {
    warnings.add('word_signature_removed');
  }
  const objects = new Set(entries.filter(isPooled).map(({ name }) => name));
  if (objects.size > 0) {
    for (const taken of takeObjects(streams, objects)) objects.delete(taken);
    if (objects.size > 0) throw new UnacceptableFile('word_ole');
    warnings.add('object_removed');
  }
  const { document, tableName, tables, data } = streams;
  const kept = new Map([
    ['WordDocument', document],
    [tableName, tables],
  ]);
  if (data) kept.set('Data', data);
  for (const name of properties) {
    const stream = streamIn(entries, name);
    if (stream) kept.set(name, stream.read());
  }
  return { bytes: writeCompoundFile(kept), warnings };
}
