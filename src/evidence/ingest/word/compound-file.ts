import { UnacceptableFile } from '../file-refusals.ts';

/** A stream or a storage; those that were deleted are not there. */
export interface CompoundEntry {
  name: string;
  storage: boolean;
  sizeBytes: number;
  read(): Buffer;
}

const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const headerSectors = 109;
const miniSectorBytes = 64;
const entryBytes = 128;

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
  const root = entries.find(({ type }) => type === 5);
  if (!root) throw damaged();
  const miniCutoff = bytes.readUInt32LE(56);
  let mini: { stream: Buffer; table: Buffer } | undefined;
  const miniStream = () =>
    (mini ??= { stream: chain(root.first), table: chain(bytes.readUInt32LE(60)) });

  return entries.map(({ name, type, first, size }) => ({
    name,
    storage: type !== 2,
    sizeBytes: size,
    read() {
      if (size >= miniCutoff) return chain(first).subarray(0, size);
      const { stream, table: miniTable } = miniStream();
      const parts = follow(miniTable, first, stream.length / miniSectorBytes);
      return Buffer.concat(
        parts.map((part) => stream.subarray(part * miniSectorBytes, (part + 1) * miniSectorBytes)),
      ).subarray(0, size);
    },
  }));
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

function readDirectory(directory: Buffer) {
  const entries = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const type = directory.readUInt8(at + 66);
    if (type === 0) continue;
    const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64);
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      type,
      first: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

function damaged(): UnacceptableFile {
  return new UnacceptableFile('word_damaged');
}
