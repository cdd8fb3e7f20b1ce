import type { PageGeometry } from '../page-geometry.ts';
import type { FileWarning } from './warnings.ts';
import {
  defaultLimits,
  jobKinds,
  type FileKind,
  type FoundField,
  type IngestLimits,
  type JobKind,
  type LocatedText,
  type RefusedFile,
} from './ingest-result.ts';
import { fileRefused, UnacceptableFile } from './file-refusals.ts';
import { preparePdf, type PreparedPdf } from './prepare-pdf.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

/**
 * Run by reader.ts under limits. Standard input carries files, each as the kind of work (one byte),
 * its length (four bytes, big endian) and its bytes; standard output answers each with a line of JSON
 * and the prepared bytes. It ends with its input.
 *
 * To have texts looked for, their JSON stands before the file, its length (four bytes) before that;
 * the answer is the line alone.
 */
export type ChildAnswer =
  | {
      ok: true;
      sizeBytes: number;
      preparedSha256: string;
      originalSha256: string;
      pageCount: number;
      pages: PageGeometry[];
      fields: FoundField[];
      warnings: FileWarning[];
    }
  | RefusedFile;

/** Of each text its places: page, x, y, width, height. */
export type SearchAnswer = { ok: true; places: number[][][] } | RefusedFile;

export type MeasureAnswer = { ok: true; pages: PageGeometry[] } | RefusedFile;

const limits = {
  ...defaultLimits,
  ...(JSON.parse(process.argv[2] ?? '{}') as Partial<IngestLimits>),
};
const headBytes = 5;

for await (const { kind, content } of files()) {
  try {
    if (kind === 'search') {
      answer({ ok: true, places: (await search(content)).map((places) => places.map(numbersOf)) });
      continue;
    }
    if (kind === 'measure') {
      const { measurePages } = await import('./measure-pages.ts');
      answer({ ok: true, pages: await measurePages(content) });
      continue;
    }
    const { bytes, ...facts } = await prepare(kind, content);
    answer({ ok: true, sizeBytes: bytes.byteLength, ...facts }, bytes);
  } catch (error) {
    answer(refused(error));
  }
}

/** What only some files need is loaded when one comes. */
async function prepare(kind: FileKind, content: Buffer): Promise<PreparedPdf> {
  switch (kind) {
    case 'pdf':
      return preparePdf(content, limits);
    case 'image': {
      const { prepareImage } = await import('./images/prepare-image.ts');
      return prepareImage(content, limits);
    }
    case 'word': {
      const { checkWord } = await import('./word/check-word.ts');
      return checkWord(content);
    }
    case 'converted': {
      const { requireLetters } = await import('./word/require-letters.ts');
      return preparePdf(content, limits, requireLetters);
    }
  }
}

async function search(content: Buffer): Promise<LocatedText[][]> {
  const { locateTexts } = await import('./search/locate-texts.ts');
  const end = 4 + content.readUInt32BE();
  return locateTexts(
    content.subarray(end),
    JSON.parse(content.toString('utf8', 4, end)) as string[],
  );
}

function numbersOf({ page, box }: LocatedText): number[] {
  return [page, box.x, box.y, box.width, box.height];
}

interface Arrived {
  kind: JobKind;
  content: Buffer;
}

async function* files(): AsyncGenerator<Arrived> {
  let chunks: Buffer[] = [];
  let size = 0;
  let head: { kind: JobKind; length: number } | undefined;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    for (;;) {
      const needed = head?.length ?? headBytes;
      if (size < needed) break;
      const whole = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
      const part = whole.subarray(0, needed);
      chunks = [whole.subarray(needed)];
      size -= needed;
      if (!head) {
        head = { kind: jobKinds[part.readUInt8()] ?? 'pdf', length: part.readUInt32BE(1) };
      } else {
        const { kind } = head;
        head = undefined;
        yield { kind, content: part };
      }
    }
  }
}

function refused(error: unknown): RefusedFile {
  if (error instanceof UnacceptableFile) return fileRefused(error.reason);
  return refusalOf(error instanceof Unacceptable ? error : new Unacceptable(reasonOf(error)));
}

/** What the parsers throw on their own is damage, unless memory ran out. */
function reasonOf(error: unknown) {
  const ranOut = error instanceof RangeError && /allocation|length|call stack/i.test(error.message);
  return ranOut ? ('too_complex' as const) : ('damaged' as const);
}

function answer(header: ChildAnswer | SearchAnswer | MeasureAnswer, bytes?: Uint8Array): void {
  process.stdout.write(`${JSON.stringify(header)}\n`);
  if (bytes) process.stdout.write(bytes);
}
