import { inflateAtMost } from '../packing/inflate.ts';

/** Of one cross-reference stream, unpacked: some two million objects. */
const maxTableBytes = 16 * 1024 ** 2;
/** Of all cross-reference and object streams together. */
const maxBytes = 128 * 1024 ** 2;

/**
 * Unpacks the streams that hold the file's own structure (ISO 32000-1, 7.5.7 and 7.5.8) as far as
 * they may go, before the library does so without a limit. It looks for them as they are written in
 * plain words; what is written otherwise meets the limits of the child. Takes time linear in the
 * file's size.
 * @throws Unacceptable when they are too large
 */
export function requireModestTables(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxBytes;
  let from = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const isEnd = file.toString('latin1', at - 3, at) === 'end';
    const entries = isEnd ? '' : entriesBefore(file, from, at);
    from = at + 6;
    if (!/\/(XRef|ObjStm)\b/.test(entries)) continue;
    const layers = entries.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
    const maxBytes = entries.includes('/XRef') ? Math.min(maxTableBytes, left) : left;
    left -= inflateAtMost(dataAfter(file, from), maxBytes, layers)?.length ?? 0;
  }
}

/** A dictionary as it is written, with its names unescaped: it begins after the last object's. */
function entriesBefore(file: Buffer, from: number, to: number): string {
  const start = Math.max(from, file.subarray(from, to).lastIndexOf(' obj') + from);
  const written = file.toString('latin1', Math.max(start, to - maxEntriesBytes), to);
  if (!written.includes('#')) return written;
  return written.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** No such dictionary is longer. */
const maxEntriesBytes = 65_536;

function dataAfter(file: Buffer, keywordEnd: number): Buffer {
  const start = keywordEnd + (file[keywordEnd] === 13 ? 2 : 1);
  const end = file.indexOf('endstream', start);
  return file.subarray(start, end < 0 ? undefined : end);
}
