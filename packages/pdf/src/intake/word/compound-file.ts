import { UnacceptableFile } from '../file-refusals.ts';
import { utf16In } from './utf16.ts';

/** A stream or a storage; those that were deleted are not there. */
export interface CompoundEntry {
  name: string;
  storage: boolean;
  /** A storage that holds nothing. */
  empty: boolean;
  /** The storages around it by their names, with a `/` behind each; undefined: no storage has it. */
  inside: string | undefined;
  sizeBytes: number;
  read(): Buffer;
}

/** Of sectors and of entries alike: there is none. */
const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const headerSectors = 109;
const miniSectorBytes = 64;
const entryBytes = 128;
/** Types of entries (2.6.1). */
const storageType = 1;
const streamType = 2;
const rootType = 5;
/** Of names around an entry: objects within objects of some thirty files. */
const maxPlaceLength = 1000;

/**
 * Reads a compound file ([MS-CFB] 2): sectors, their table, the directory. Every chain is followed
 * once through at most as many sectors as there are, so that a file can neither loop nor grow.
 * @throws UnacceptableFile, RangeError for an offset outside of the file
 */
export function readCompoundFile(bytes: Buffer): CompoundEntry[] {
  const sectorBytes = 1 << bytes.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw damaged();
  const sectors = Math.ceil(bytes.length / sectorBytes);
  const sector = (number: number) => {
    const start = (number + 1) * sectorBytes;
    if (start >= bytes.length) throw damaged();
    return bytes.subarray(start, start + sectorBytes);
  };
  const table = readTable(bytes, sector, sectors);
  const chain = (first: number) => Buffer.concat(follow(table, first, sectors).map(sector));

  const entries = readDirectory(chain(bytes.readUInt32LE(48)));
  const root = entries.find(({ type }) => type === rootType);
  if (!root) throw damaged();
  const places = placesOf(entries, root);
  const miniCutoff = bytes.readUInt32LE(56);
  let mini: { stream: Buffer; table: Buffer } | undefined;
  const miniStream = () =>
    (mini ??= { stream: chain(root.first), table: chain(bytes.readUInt32LE(60)) });

  const present = entries.filter(({ type }) => type !== 0);
  return present.map((entry) => {
    const { name, type, first, size, child } = entry;
    return {
      name,
      storage: type !== streamType,
      empty: type !== streamType && child === free,
      inside: places.get(entry),
      sizeBytes: size,
      read() {
        if (size >= miniCutoff) return chain(first).subarray(0, size);
        const { stream, table: miniTable } = miniStream();
        const parts = follow(miniTable, first, stream.length / miniSectorBytes);
        return Buffer.concat(
          parts.map((part) =>
            stream.subarray(part * miniSectorBytes, (part + 1) * miniSectorBytes),
          ),
        ).subarray(0, size);
      },
    };
  });
}

/** The sector table: its first 109 sectors are named in the header, the others in a chain. */
function readTable(bytes: Buffer, sector: (number: number) => Buffer, sectors: number): Buffer {
  const numbers: number[] = [];
  for (let index = 0; index < headerSectors; index += 1) {
    numbers.push(bytes.readUInt32LE(76 + 4 * index));
  }
  let next = bytes.readUInt32LE(68);
  for (let links = 0; next !== endOfChain && next !== free; links += 1) {
    if (links > sectors) throw damaged();
    const part = sector(next);
    for (let at = 0; at + 8 <= part.length; at += 4) numbers.push(part.readUInt32LE(at));
    next = part.readUInt32LE(part.length - 4);
  }
  const used = numbers.filter((number) => number !== free);
  if (used.length > sectors) throw damaged();
  return Buffer.concat(used.map(sector));
}

function follow(table: Buffer, first: number, limit: number): number[] {
  const numbers: number[] = [];
  for (let next = first; next !== endOfChain; next = table.readUInt32LE(4 * next)) {
    if (numbers.length > limit || next === free) throw damaged();
    numbers.push(next);
  }
  return numbers;
}

/** An entry as it is written; what is not used has the type 0. */
interface WrittenEntry {
  name: string;
  type: number;
  /** Numbers of entries: its neighbours in a tree of those that lie together, the first it holds. */
  left: number;
  right: number;
  child: number;
  first: number;
  size: number;
}

function readDirectory(directory: Buffer): WrittenEntry[] {
  const entries: WrittenEntry[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64);
    entries.push({
      name: utf16In(directory, at, at + nameBytes - 2),
      type: directory.readUInt8(at + 66),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      first: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** Where the entries lie that a storage leads to, and those that these lead to. */
function placesOf(entries: readonly WrittenEntry[], root: WrittenEntry): Map<WrittenEntry, string> {
  const places = new Map<WrittenEntry, string>();
  const left = [{ number: root.child, inside: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { number, inside } = next;
    const entry = entries[number];
    if (!entry || entry === root || places.has(entry)) continue;
    if (inside.length > maxPlaceLength) throw damaged();
    places.set(entry, inside);
    left.push({ number: entry.left, inside }, { number: entry.right, inside });
    if (entry.type === storageType) {
      left.push({ number: entry.child, inside: `${inside}${entry.name}/` });
    }
  }
  return places;
}

function damaged(): UnacceptableFile {
  return new UnacceptableFile('word_damaged');
}

/** The stream of a name that lies in no storage. */
export function streamIn(
  entries: readonly CompoundEntry[],
  wanted: string,
): CompoundEntry | undefined {
  return entries.find(({ name, storage, inside }) => name === wanted && !storage && inside === '');
}
