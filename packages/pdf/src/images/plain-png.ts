import { crc32, inflateSync } from 'node:zlib';
import { lastFilter, undoRow } from './png-row.ts';

/**
 * The one form of PNG that we keep: 8 bits, colours with or without transparency, not interlaced
 * (PNG, third edition, 11.2). Read here without native code, since what was kept came from a child
 * that read a stranger's bytes.
 */
export interface PlainPng {
  width: number;
  height: number;
  /** Red, green, blue and, if there is, alpha. */
  channels: 3 | 4;
  samples: Buffer;
}

interface Size {
  width: number;
  height: number;
}

interface Form extends Size {
  channels: 3 | 4;
  /** Compressed, in order. */
  data: Buffer[];
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const channelsOf = new Map<number | undefined, 3 | 4>([
  [2, 3],
  [6, 4],
]);
/** What is kept has less; beyond it nothing is allocated. */
const maxSide = 4_000;

/** By its chunks, each with its checksum; nothing is decompressed. Undefined for another form. */
export function plainPngSize(png: Uint8Array): Size | undefined {
  const form = readForm(png);
  return form && { width: form.width, height: form.height };
}

/** @throws for another form, or samples that are not as many as it says */
export function readPlainPng(png: Uint8Array): PlainPng {
  const form = readForm(png);
  if (!form) throw new Error('This is not a PNG of the form that is kept.');
  const { width, height, channels } = form;
  const rowBytes = width * channels;
  const expected = (rowBytes + 1) * height;
  // One byte more is enough to see that there are too many.
  const lines = inflateSync(Buffer.concat(form.data), { maxOutputLength: expected + 1 });
  if (lines.length !== expected) throw new Error('The PNG has other samples than it says.');
  return { width, height, channels, samples: unfilter(lines, rowBytes, height, channels) };
}

function readForm(png: Uint8Array): Form | undefined {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const data: Buffer[] = [];
  let header: Omit<Form, 'data'> | undefined;
  for (let at = 8; ;) {
    const chunk = readChunk(bytes, at);
    if (!chunk) return undefined;
    const { type, content, end } = chunk;
    if (!header) {
      header = type === 'IHDR' ? readHeader(content) : undefined;
      if (!header) return undefined;
    } else if (type === 'IDAT') data.push(content);
    else if (type === 'IEND') {
      return end === bytes.length && data.length > 0 ? { ...header, data } : undefined;
    } else if (!/^[a-z]/.test(type)) return undefined;
    at = end;
  }
}

function readChunk(bytes: Buffer, at: number) {
  if (at + 12 > bytes.length) return undefined;
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) return undefined;
  const checked = bytes.subarray(at + 4, end - 4);
  if (crc32(checked) !== bytes.readUInt32BE(end - 4)) return undefined;
  return { type: checked.toString('latin1', 0, 4), content: checked.subarray(4), end };
}

function readHeader(content: Buffer): Omit<Form, 'data'> | undefined {
  if (content.length !== 13) return undefined;
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  const [depth, color, ...rest] = content.subarray(8);
  const channels = channelsOf.get(color);
  const isPlain = depth === 8 && channels && rest.every((byte) => byte === 0);
  const isModest = width > 0 && height > 0 && width <= maxSide && height <= maxSide;
  return isPlain && isModest ? { width, height, channels } : undefined;
}

/** Clause 9.2: each line begins with the filter that its bytes were differenced by. */
function unfilter(lines: Buffer, rowBytes: number, height: number, step: number): Buffer {
  const samples = Buffer.alloc(rowBytes * height);
  let above = Buffer.alloc(rowBytes);
  for (let y = 0; y < height; y++) {
    const from = y * (rowBytes + 1);
    const filter = lines[from] ?? 0;
    if (filter > lastFilter) throw new Error('The PNG has a line of an unknown filter.');
    const row = samples.subarray(y * rowBytes, (y + 1) * rowBytes);
    lines.copy(row, 0, from + 1, from + 1 + rowBytes);
    undoRow(filter, row, above, step);
    above = row;
  }
  return samples;
}
