const sectorBytes = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

interface Content {
  text?: string;
  encrypted?: boolean;
  /** What the stream says of an object: it stands for a file elsewhere. */
  linked?: boolean;
  /** The kind of its one field ([MS-DOC] 2.9.90). */
  field?: number;
  /** Bytes of a picture, or of what says where it lies. */
  picture?: Buffer;
  /** Of Word 95. */
  old?: boolean;
  /** How many characters its comments have. */
  comments?: number;
  /** What is said of its first character ([MS-DOC] 2.9.28), in hexadecimal. */
  said?: string;
  /** The directory's chain leads back to itself. */
  loop?: boolean;
}

/**
 * A compound file ([MS-CFB] 2) of four kinds of sector: table, directory, and one stream of 4,096
 * bytes that all entries but storages share.
 * @param names at most three; after a `/` what a storage holds
 */
export function compoundFile(names: readonly string[], content: Content = {}): Buffer {
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(content.loop ? 1 : endOfChain, 4);
  for (let sector = 2; sector < 9; sector += 1) table.writeUInt32LE(sector + 1, 4 * sector);
  table.writeUInt32LE(endOfChain, 36);

  const directory = Buffer.concat([
    entry('Root Entry', 5, { child: 1 }),
    ...names.map((path, index) => {
      const next = index + 2;
      const holdsNext = names[index + 1]?.startsWith(`${path}/`);
      const name = path.slice(path.lastIndexOf('/') + 1);
      const type = storages.has(name) ? 1 : 2;
      if (holdsNext) return entry(name, type, { child: next });
      return entry(name, type, { right: next <= names.length ? next : free });
    }),
    ...Array.from({ length: Math.max(0, 3 - names.length) }, () => Buffer.alloc(128)),
  ]);
  const stream = Buffer.alloc(8 * sectorBytes);
  stream.writeUInt16LE(content.old ? 0xa5dc : 0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt32LE(content.linked ? 1 : 0, 4);
  stream.writeUInt16LE(content.encrypted ? 0x0100 : 0, 10);
  stream.write(content.text ?? '', 1024, 'latin1');
  if (content.field !== undefined) {
    stream.writeUInt32LE(fieldsAt, 0x11a);
    stream.writeUInt32LE(10, 0x11e);
    stream.writeUInt32LE(1, fieldsAt + 4);
    stream.writeUInt8(0x13, fieldsAt + 8);
    stream.writeUInt8(content.field, fieldsAt + 9);
  }
  stream.writeUInt32LE(content.comments ?? 0, 0x5c);
  if (content.said !== undefined) writeLook(stream, Buffer.from(content.said, 'hex'));
  content.picture?.copy(stream, 3072);
  return Buffer.concat([header, table, directory, stream]);
}

/** How characters look: the table of its pages, of which there is the last of the stream. */
function writeLook(stream: Buffer, said: Buffer): void {
  stream.writeUInt32LE(looksAt, 0xfa);
  stream.writeUInt32LE(12, 0xfe);
  stream.writeUInt32LE(7, looksAt + 8);
  const page = stream.subarray(7 * sectorBytes);
  page.writeUInt8(200, 8);
  page.writeUInt8(said.length, 400);
  said.copy(page, 401);
  page.writeUInt8(1, sectorBytes - 1);
}

const looksAt = 2560;
/** The table of fields, which has a begin of one at the first character. */
const fieldsAt = 2048;
const storages = new Set(['Macros', 'ObjectPool']);

function entry(name: string, type: number, { right = free, child = free } = {}): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt32LE(free, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(type === 2 ? 2 : endOfChain, 116);
  bytes.writeUInt32LE(type === 2 ? 8 * sectorBytes : 0, 120);
  return bytes;
}
