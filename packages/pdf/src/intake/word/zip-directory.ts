import { inflateRawSync } from 'node:zlib';
import { UnacceptableFile } from '../file-refusals.ts';

export interface ZipEntry {
  name: string;
  /** Of the contents, as the directory says; reading fails when it lies. */
  sizeBytes: number;
  read(): Buffer;
}

const maxEntries = 5_000;
const maxExpandedBytes = 200 * 1024 ** 2;
const maxRatio = 100;
/** Below this a high ratio harms nobody: an empty part of a form compresses very well. */
const harmlessBytes = 1024 ** 2;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
/** What programs that take every file for text put behind it. */
const lineEnds = ['', '\n', '\r\n'];

/**
 * Reads the directory of a ZIP file (APPNOTE 6.3.10), and nothing else until an entry is asked for.
 * A Word file has one directory at its end, no ZIP64, no encryption, and entries that are stored or
 * deflated, one behind the other, each once under a plain name; any other is refused. Folders are
 * left out.
 * @throws UnacceptableFile
 */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  const size = bytes.readUInt32LE(end + 12);
  if (count > maxEntries) throw new UnacceptableFile('word_too_large');
  if (bytes.readUInt16LE(end + 8) !== count || start + size !== end) throw damaged();
  const entries: DirectoryEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const { next, entry } = readEntry(bytes, at, end);
    entries.push(entry);
    at = next;
  }
  if (at !== end) throw damaged();
  checkSizes(entries);
  const spans = entries.map((entry) => ({ entry, ...contentOf(bytes, entry, start) }));
  checkTogether(spans, start);
  return spans.filter(isFile).map(({ entry, from, to }) => ({
    name: entry.name,
    sizeBytes: entry.expandedBytes,
    read: () => expand(bytes.subarray(from, to), entry),
  }));
}

interface DirectoryEntry {
  name: string;
  deflated: boolean;
  /** Its sizes stand behind it once more. */
  described: boolean;
  packedBytes: number;
  expandedBytes: number;
  offset: number;
}

/** The end record is the last thing but for a comment and the end of a line; other data is another file's. */
function findEnd(bytes: Buffer): number {
  if (bytes.length < endBytes) throw damaged();
  const first = Math.max(0, bytes.length - endBytes - maxCommentBytes);
  for (let at = bytes.length - endBytes; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    const end = at + endBytes + bytes.readUInt16LE(at + 20);
    if (end <= bytes.length && lineEnds.includes(bytes.toString('latin1', end))) return at;
  }
  throw damaged();
}

function readEntry(bytes: Buffer, at: number, end: number) {
  if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw damaged();
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) =>
    bytes.readUInt16LE(at + place),
  ) as [number, number, number];
  const next = at + 46 + nameBytes + extraBytes + commentBytes;
  if (next > end) throw damaged();
  if (bytes.readUInt16LE(at + 8) & 1) throw new UnacceptableFile('word_encrypted');
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw damaged();
  checkExtra(bytes.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes));
  const entry: DirectoryEntry = {
    name: bytes.toString('utf8', at + 46, at + 46 + nameBytes),
    deflated: method === 8,
    described: (bytes.readUInt16LE(at + 8) & 8) !== 0,
    packedBytes: bytes.readUInt32LE(at + 20),
    expandedBytes: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { next, entry };
}

/** Times, owners, Java's mark, and the room that Office leaves: what changes neither name nor bytes. */
const extras: readonly number[] = [0x000a, 0x5455, 0x5855, 0x7855, 0x7875, 0xa028, 0xa220, 0xcafe];

/** Fields of an entry (APPNOTE 4.5), each with its number and length; one could give another name. */
function checkExtra(extra: Buffer): void {
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (!extras.includes(extra.readUInt16LE(at))) throw damaged();
  }
}

/**
 * A part's name (ECMA-376 part 2, 6.2.2) needs no more than these. Readers differ in what they make
 * of a backslash, a drive, an empty segment or one of dots.
 */
const plainName =
  /^(?!\.+(\/|$))[\w.()[\] ~!$&'+,;=@%-]+(\/(?!\.+(\/|$))[\w.()[\] ~!$&'+,;=@%-]+)*\/?$/;

/** Names count without case, as Word reads them: two that differ in nothing else hide one. */
function checkSizes(entries: readonly DirectoryEntry[]): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw damaged();
  if (!entries.every(({ name }) => plainName.test(name))) throw damaged();
  let expanded = 0;
  for (const { expandedBytes, packedBytes } of entries) {
    expanded += expandedBytes;
    const bloated = expandedBytes > maxRatio * packedBytes && expandedBytes > harmlessBytes;
    if (bloated || expanded > maxExpandedBytes) throw new UnacceptableFile('word_too_large');
  }
}

/** Where an entry's bytes are: after its local header, which must name the same file. */
function contentOf(bytes: Buffer, entry: DirectoryEntry, directory: number) {
  const { offset, packedBytes, name } = entry;
  if (offset + 30 > directory || bytes.readUInt32LE(offset) !== localSignature) throw damaged();
  const nameBytes = bytes.readUInt16LE(offset + 26);
  const from = offset + 30 + nameBytes + bytes.readUInt16LE(offset + 28);
  const to = from + packedBytes;
  if (to > directory) throw damaged();
  if (bytes.toString('utf8', offset + 30, offset + 30 + nameBytes) !== name) throw damaged();
  checkExtra(bytes.subarray(offset + 30 + nameBytes, from));
  const deflated = bytes.readUInt16LE(offset + 8) === 8;
  const described = (bytes.readUInt16LE(offset + 6) & 8) !== 0;
  if (deflated !== entry.deflated || described !== entry.described) throw damaged();
  return { offset, from, to };
}

interface Span {
  entry: DirectoryEntry;
  offset: number;
  to: number;
}

/** With its signature, in the form for large files. */
const maxDescriptorBytes = 24;

/**
 * From the first byte to the directory, nothing between: entries that share bytes are how a small
 * file expands without end, and bytes of no entry are another file to those who look for entries.
 */
function checkTogether(spans: readonly Span[], directory: number): void {
  let last = 0;
  let room = 0;
  const fits = (offset: number) => offset >= last && offset <= last + room;
  for (const { entry, offset, to } of spans.toSorted((a, b) => a.offset - b.offset)) {
    if (!fits(offset)) throw damaged();
    last = to;
    room = entry.described ? maxDescriptorBytes : 0;
  }
  if (!fits(directory)) throw damaged();
}

/** A folder is an entry without bytes whose name ends with a slash. */
function isFile({ entry }: Span): boolean {
  if (!entry.name.endsWith('/')) return true;
  if (entry.expandedBytes > 0) throw damaged();
  return false;
}

function expand(packed: Buffer, { deflated, expandedBytes }: DirectoryEntry): Buffer {
  const bytes = deflated ? inflate(packed, expandedBytes) : packed;
  if (bytes.length !== expandedBytes) throw damaged();
  return bytes;
}

function inflate(packed: Buffer, expandedBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, expandedBytes) });
  } catch (cause) {
    throw new UnacceptableFile('word_damaged', { cause });
  }
}

function damaged(): UnacceptableFile {
  return new UnacceptableFile('word_damaged');
}
