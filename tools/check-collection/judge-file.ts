import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Converter } from '@countersign/converter/converter';
import type { Ingest } from '@countersign/pdf/intake/ingest';
import type { IngestedFile, RefusedFile } from '@countersign/pdf/intake/ingest-result';
import type { CollectedFile } from './get-collection.ts';
import { differenceBeside, readers, type Reader } from './compare.ts';

export interface Judged {
  name: string;
  kind: CollectedFile['kind'];
  /** `prepared`, or the reason of its refusal. */
  outcome: string;
  /** For the sender, of a refusal. */
  message: string;
  /** The darkest of a page between the file and what is prepared of it; absent where it is not compared. */
  differences: Partial<Record<Reader, number>>;
}

/** Of longer ones no picture is compared: the first pages tell. */
const maxPages = 12;
const maxComparedBytes = 5 * 1024 ** 2;

/** Feeds files to an ingest as uploads, and compares what is prepared with what came. */
export function makeJudge(
  ingest: Ingest,
  converter: Converter,
  folder: string,
): (file: CollectedFile, place: string) => Promise<Judged> {
  const drawn = readers();
  const compare = async (before: string, after: string, result: IngestedFile) => {
    const differences: Judged['differences'] = {};
    for (const reader of Object.keys(drawn) as Reader[]) {
      const was = await drawn[reader](before, true);
      // One that cannot read the file tells nothing of what became of it.
      if (!was) continue;
      const is = await drawn[reader](after, false);
      differences[reader] = is ? differenceBeside(result, was, is) : Infinity;
    }
    return differences;
  };
  const convert = async (path: string, place: string, read: ReadAs) => {
    const plain = join(folder, `${place}.word`);
    const looked = await read('word', path, plain);
    if (!looked.ok) return looked;
    const made = join(folder, `${place}.converted`);
    const conversion = await converter.convert(plain, made);
    return conversion.ok ? read('converted', made, `${plain}.pdf`) : { ...conversion, message: '' };
  };
  return async ({ name, path, kind }, place) => {
    const preparedPath = join(folder, `${place}.pdf`);
    const read: ReadAs = async (as, from, to) => {
      const { size: sizeBytes } = await stat(from);
      return ingest.ingestFile({ kind: as, path: from, sizeBytes, preparedPath: to, owner: 'one' });
    };
    const result = await (kind === 'pdf'
      ? read('pdf', path, preparedPath)
      : convert(path, place, read));
    if (!result.ok) {
      return { name, kind, outcome: result.reason, message: result.message, differences: {} };
    }
    const { size } = await stat(path);
    const isCompared = kind === 'pdf' && result.pageCount <= maxPages && size <= maxComparedBytes;
    const differences = isCompared ? await compare(path, preparedPath, result) : {};
    return { name, kind, outcome: 'prepared', message: '', differences };
  };
}

/** Reads a file as one of a kind, and writes what becomes of it. */
type ReadAs = (
  as: 'pdf' | 'word' | 'converted',
  from: string,
  to: string,
) => Promise<IngestedFile | RefusedFile>;
