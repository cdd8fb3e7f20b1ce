import {
  defaultLimits,
  fileKinds,
  type FileKind,
  type FoundField,
  type IngestLimits,
  type Refused,
} from './ingest-result.ts';
import { fileRefused, UnacceptableFile } from './file-refusals.ts';
import { preparePdf, type Prepared } from './prepare-pdf.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

/**
 * Run by reader.ts under limits. Standard input carries files, each as its kind (one byte), its
 * length (four bytes, big endian) and its bytes; standard output answers each with a line of JSON
 * and the prepared bytes. It ends with its input.
 */
export type ChildAnswer =
  | {
      ok: true;
      sizeBytes: number;
      preparedSha256: string;
      originalSha256: string;
      pageCount: number;
      fields: FoundField[];
    }
  | Refused;

const limits = {
  ...defaultLimits,
  ...(JSON.parse(process.argv[2] ?? '{}') as Partial<IngestLimits>),
};
const headBytes = 5;

for await (const { kind, content } of files()) {
  try {
    const { bytes, ...facts } = await prepare(kind, content);
    answer({ ok: true, sizeBytes: bytes.byteLength, ...facts }, bytes);
  } catch (error) {
    answer(refused(error));
  }
}

/** What only some files need is loaded when one comes. */
async function prepare(kind: FileKind, content: Buffer): Promise<Prepared> {
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
  }
}

interface Arrived {
  kind: FileKind;
  content: Buffer;
}

async function* files(): AsyncGenerator<Arrived> {
  let chunks: Buffer[] = [];
  let size = 0;
  let head: { kind: FileKind; length: number } | undefined;
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
        head = { kind: fileKinds[part.readUInt8()] ?? 'pdf', length: part.readUInt32BE(1) };
      } else {
        const { kind } = head;
        head = undefined;
        yield { kind, content: part };
      }
    }
  }
}

function refused(error: unknown): Refused {
  if (error instanceof UnacceptableFile) return fileRefused(error.reason);
  return refusalOf(error instanceof Unacceptable ? error : new Unacceptable(reasonOf(error)));
}

/** What the parsers throw on their own is damage, unless memory ran out. */
function reasonOf(error: unknown) {
  const ranOut = error instanceof RangeError && /allocation|length|call stack/i.test(error.message);
  return ranOut ? ('too_complex' as const) : ('damaged' as const);
}

function answer(header: ChildAnswer, bytes?: Uint8Array): void {
  process.stdout.write(`${JSON.stringify(header)}\n`);
  if (bytes) process.stdout.write(bytes);
}
