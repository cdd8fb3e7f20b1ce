import { flushCompileCache } from 'node:module';
import { defaultLimits, type IngestLimits } from './ingest-result.ts';
import { preparePdf } from './prepare-pdf.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

/**
 * Run by ingest.ts under limits. Standard input carries files, each as its length (four bytes, big
 * endian) and its bytes; standard output answers each with a line of JSON and the prepared bytes.
 * It ends with its input.
 */
export type ChildAnswer =
  | {
      ok: true;
      sizeBytes: number;
      preparedSha256: string;
      originalSha256: string;
      pageCount: number;
      fields: unknown;
    }
  | ReturnType<typeof refusalOf>;

const limits = {
  ...defaultLimits,
  ...(JSON.parse(process.argv[2] ?? '{}') as Partial<IngestLimits>),
};

let first = true;
for await (const file of files()) {
  try {
    const { bytes, ...facts } = await preparePdf(file, limits);
    answer({ ok: true, sizeBytes: bytes.byteLength, ...facts }, bytes);
  } catch (error) {
    const known = error instanceof Unacceptable ? error : new Unacceptable(reasonOf(error));
    answer(refusalOf(known));
  }
  // Node writes it when a process ends by itself; this one is ended by a signal.
  if (first) flushCompileCache();
  first = false;
}

async function* files(): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted: number | undefined;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    for (;;) {
      const needed = wanted ?? 4;
      if (size < needed) break;
      const whole = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
      const head = whole.subarray(0, needed);
      chunks = [whole.subarray(needed)];
      size -= needed;
      if (wanted === undefined) {
        wanted = head.readUInt32BE();
      } else {
        wanted = undefined;
        yield head;
      }
    }
  }
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
