/** [MS-CFB] 2.2: of the third version, whose sectors are of 512 bytes; smaller streams share some. */
const sectorBytes = 512;
const miniSectorBytes = 64;
const miniCutoff = 4096;
/** Sectors of the table that the header names; then those that one further sector names. */
const headerSectors = 109;
const namedBySector = 127;

/** 2.1: in place of the number of a sector, or an entry. */
const difatSector = 0xfffffffc;
const tableSector = 0xfffffffd;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

/** CLSID of Word.Document.8, `00020906-0000-0000-C000-000000000046`. */
const wordDocument = Buffer.from('0609020000000000c000000000000046', 'hex');

/**
 * Writes a compound file ([MS-CFB] 2) that holds these streams, all of them in its root and nothing
 * else, as a document of Word.
 */
export function writeCompoundFile(streams: ReadonlyMap<string, Buffer>): Buffer {
  const sectors = chainsOf(sectorBytes);
  const miniSectors = chainsOf(miniSectorBytes);
  const placed = [...streams].sort(([one], [other]) => compareNames(one, other));
  const entries = placed.map(([name, content], index) => {
    const size = content.length;
    const first = (size < miniCutoff ? miniSectors : sectors).lay(content);
    // 2.6.4: a tree whose nodes are all black is any that is sorted.
    const right = index + 1 < placed.length ? index + 2 : free;
    return directoryEntry({ name, type: 2, right, first, size });
  });
  const mini = miniSectors.content();
  const root = directoryEntry({
    name: 'Root Entry',
    type: 5,
    child: entries.length > 0 ? 1 : free,
    first: sectors.lay(mini),
    size: mini.length,
  });
  wordDocument.copy(root, 80);
  const miniTable = sectors.lay(numbers(miniSectors.table, sectorBytes));
  const miniTableSectors = Math.ceil((4 * miniSectors.table.length) / sectorBytes);
  const unused = Array.from({ length: (4 - ((entries.length + 1) % 4)) % 4 }, () =>
    directoryEntry({ name: '', type: 0, first: 0, size: 0 }),
  );
  const directory = sectors.lay(Buffer.concat([root, ...entries, ...unused]));
  const laid = sectors.content();
  const tables = tablesOf(sectors.table);
  const header = headerOf({ ...tables, directory, miniTable, miniTableSectors });
  return Buffer.concat([header, laid, tables.bytes]);
}

/** Content in sectors of one size, one behind the other, and the table of what follows each. */
function chainsOf(bytes: number) {
  const parts: Buffer[] = [];
  const table: number[] = [];
  return {
    table,
    content: () => Buffer.concat(parts),
    /** @returns the number of its first sector */
    lay(content: Buffer): number {
      if (content.length === 0) return endOfChain;
      const first = table.length;
      const count = Math.ceil(content.length / bytes);
      parts.push(content, Buffer.alloc(count * bytes - content.length));
      for (let next = first + 1; next < first + count; next += 1) table.push(next);
      table.push(endOfChain);
      return first;
    },
  };
}

interface Tables {
  bytes: Buffer;
  /** The numbers of the table's sectors. */
  sectors: number[];
  /** How many sectors name those that the header does not; they lie behind the table. */
  difatSectors: number;
}

/** 2.3 and 2.5: the table of all sectors, in sectors that it counts too, and what names these. */
function tablesOf(table: readonly number[]): Tables {
  const perSector = sectorBytes / 4;
  let count = 0;
  let difatSectors = 0;
  while (count * perSector < table.length + count + difatSectors) {
    count += 1;
    difatSectors = Math.ceil(Math.max(0, count - headerSectors) / namedBySector);
  }
  const sectors = Array.from({ length: count }, (_, index) => table.length + index);
  const all = [
    ...table,
    ...sectors.map(() => tableSector),
    ...Array.from({ length: difatSectors }, () => difatSector),
  ];
  const difat = Array.from({ length: difatSectors }, (_, index) => {
    const from = headerSectors + namedBySector * index;
    const named = sectors.slice(from, from + namedBySector);
    const part = numbers(named, sectorBytes);
    const next = index + 1 < difatSectors ? table.length + count + index + 1 : endOfChain;
    part.writeUInt32LE(next, sectorBytes - 4);
    return part;
  });
  return { bytes: Buffer.concat([numbers(all, sectorBytes), ...difat]), sectors, difatSectors };
}

/** Of four bytes each; what is over of the last unit says that there is none. */
function numbers(of: readonly number[], unitBytes: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil((4 * of.length) / unitBytes) * unitBytes, 0xff);
  for (const [index, number] of of.entries()) bytes.writeUInt32LE(number, 4 * index);
  return bytes;
}

interface Header extends Tables {
  directory: number;
  miniTable: number;
  miniTableSectors: number;
}

function headerOf({ sectors, difatSectors, ...of }: Header): Buffer {
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(sectors.length, 44);
  header.writeUInt32LE(of.directory, 48);
  header.writeUInt32LE(miniCutoff, 56);
  header.writeUInt32LE(of.miniTable, 60);
  header.writeUInt32LE(of.miniTableSectors, 64);
  const last = sectors.at(-1) ?? 0;
  header.writeUInt32LE(difatSectors > 0 ? last + 1 : endOfChain, 68);
  header.writeUInt32LE(difatSectors, 72);
  numbers(sectors.slice(0, headerSectors), 4 * headerSectors).copy(header, 76);
  return header;
}

interface DirectoryEntry {
  name: string;
  type: number;
  right?: number;
  child?: number;
  first: number;
  size: number;
}

/** 2.6.1 */
function directoryEntry({ name, type, right, child, first, size }: DirectoryEntry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 62, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : 2 * name.length + 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(type === 0 ? 0 : 1, 67);
  bytes.writeUInt32LE(free, 68);
  bytes.writeUInt32LE(right ?? free, 72);
  bytes.writeUInt32LE(child ?? free, 76);
  bytes.writeUInt32LE(first, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** 2.6.4: by length, then by their letters as capitals. */
function compareNames(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one.toUpperCase() < other.toUpperCase() ? -1 : 1;
}
