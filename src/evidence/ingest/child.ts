import { defaultLimits, type IngestLimits } from './ingest-result.ts';
import { preparePdf } from './prepare-pdf.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

/**
 * Run by ingest.ts under limits, for one file: reads it from standard input, answers with a
 * line of JSON and the prepared bytes on standard output, and ends.
 */
export type ChildAnswer =
  | { ok: true; preparedSha256: string; originalSha256: string; pageCount: number; fields: unknown }
  | ReturnType<typeof refusalOf>;

const limits = {
  ...defaultLimits,
  ...(JSON.parse(process.argv[2] ?? '{}') as Partial<IngestLimits>),
};

try {
  const { bytes, ...facts } = await preparePdf(await readInput(), limits);
  answer({ ok: true, ...facts }, bytes);
} catch (error) {
  const known = error instanceof Unacceptable ? error : new Unacceptable(reasonOf(error));
  answer(refusalOf(known));
}

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
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
