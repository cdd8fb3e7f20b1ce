import { crc32 } from 'node:zlib';

/** What is wrong with a ZIP, in words for a person. */
export class BadZip extends Error {}

/** APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16; sizes without names. */
const local = { signature: 0x04034b50, size: 30 };
const central = { signature: 0x02014b50, size: 46 };
const end = { signature: 0x06054b50, size: 22 };
/** 1980-01-01 00:00, so that the same files give the same bytes. */
const date = 0x0021;
const version = 20;
const utf8Flag = 0x0800;
const maxFiles = 10_000;

/** The files one after the other, as they are: nothing is compressed. In chunks, to be streamed. */
export function packZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array[] {
  const [chunks, directory]: Uint8Array[][] = [[], []];
  let offset = 0;
  for (const [name, bytes] of files) {
    const encoded = Buffer.from(name);
    const facts = factsOf(bytes, encoded);
    const head = Buffer.concat([Buffer.alloc(4), facts, encoded]);
    head.writeUInt32LE(local.signature, 0);
    const entry = Buffer.alloc(central.size);
    entry.writeUInt32LE(central.signature, 0);
    entry.writeUInt16LE(version, 4);
    facts.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    chunks?.push(head, bytes);
    directory?.push(entry, encoded);
    offset += head.length + bytes.length;
  }
  const listed = Buffer.concat(directory ?? []);
  const tail = Buffer.alloc(end.size);
  tail.writeUInt32LE(end.signature, 0);
  tail.writeUInt16LE(files.size, 8);
  tail.writeUInt16LE(files.size, 10);
  tail.writeUInt32LE(listed.length, 12);
  tail.writeUInt32LE(offset, 16);
  return [...(chunks ?? []), listed, tail];
}

/** The 26 bytes that both headers of a file share. */
function factsOf(bytes: Uint8Array, name: Uint8Array): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(utf8Flag, 2);
  facts.writeUInt16LE(date, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

/**
 * The files of a ZIP that `packZip` made. Their content is not checked here, not even by its CRC.
 * Nothing is compressed, so that no file is larger than the ZIP is.
 * @throws {BadZip} naming what another program, or somebody, made of it
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = zip.length - end.size;
  if (tail < 0 || zip.readUInt32LE(tail) !== end.signature) {
    throw new BadZip('The end of the ZIP is missing, or something follows it.');
  }
  const count = zip.readUInt16LE(tail + 10);
  if (count > maxFiles) throw new BadZip(`The ZIP holds ${count} files.`);
  const files = new Map<string, Uint8Array>();
  let at = zip.readUInt32LE(tail + 16);
  for (let index = 0; index < count; index++) {
    if (at + central.size > tail || zip.readUInt32LE(at) !== central.signature) {
      throw new BadZip('The directory of the ZIP is damaged.');
    }
    const nameEnd = at + central.size + zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + central.size, nameEnd).toString();
    if (files.has(name)) throw new BadZip(`${name} is in the ZIP twice.`);
    files.set(name, contentOf(zip, at, checked(name)));
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function checked(name: string): string {
  const parts = name.split('/');
  const climbs = parts.some((part) => part === '' || part === '.' || part === '..');
  if (climbs || !/^[\w.\-/]{1,200}$/.test(name)) {
    throw new BadZip(`${JSON.stringify(name.slice(0, 200))} is no name of a file in the ZIP.`);
  }
  return name;
}

function contentOf(zip: Buffer, entry: number, name: string): Uint8Array {
  const method = zip.readUInt16LE(entry + 10);
  if (method !== 0) {
    throw new BadZip(`${name} is compressed: give the ZIP as the service made it.`);
  }
  const [size, start] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)];
  if (start + local.size > entry || zip.readUInt32LE(start) !== local.signature) {
    throw new BadZip(`${name} is not where the ZIP says.`);
  }
  const from = start + local.size + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  if (from + size > entry) throw new BadZip(`${name} is not where the ZIP says.`);
  return zip.subarray(from, from + size);
}

/** Whether the ZIP is, byte for byte, what `packZip` makes of its files. */
export function isPackedAs(bytes: Uint8Array, files: ReadonlyMap<string, Uint8Array>): boolean {
  let at = 0;
  for (const chunk of packZip(files)) {
    if (Buffer.compare(chunk, bytes.subarray(at, at + chunk.length)) !== 0) return false;
    at += chunk.length;
  }
  return at === bytes.length;
}
