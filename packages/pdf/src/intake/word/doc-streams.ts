import { UnacceptableFile } from '../file-refusals.ts';
import { streamIn, type CompoundEntry } from './compound-file.ts';
import { tableStreamOf } from './doc-tables.ts';

/** What a .doc is read from ([MS-DOC] 2.1), each a copy. */
export interface DocStreams {
  /** 2.1.1: the text, and the file information block at its beginning. */
  document: Buffer;
  /** 2.1.2, by its name: of two the one that is in use. */
  tableName: string;
  tables: Buffer;
  /** 2.1.3: pictures, among others. */
  data: Buffer | undefined;
}

/** [MS-DOC] 2.5.2: the file information block begins the stream. */
const wordMagic = 0xa5ec;
/** Of Word 6 and 95, whose text is laid out otherwise. */
const oldMagic = 0xa5dc;
const encryptedFlag = 0x0100;

const macros = ['macros', '_vba_project', '_vba_project_cur', 'vba'];
const objects = ['\u0001ole10native', 'package'];
const control = '\u0003ocxname';

/**
 * Reads the streams of a .doc. Refuses one that is none, is encrypted, runs macros, or carries
 * controls, or OLE objects elsewhere than in the pool for them.
 * @throws UnacceptableFile, RangeError
 */
export function readDocStreams(entries: readonly CompoundEntry[]): DocStreams {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // What Word encrypts it wraps into a compound file, a .docx too.
  if (names.has('encryptedpackage')) throw new UnacceptableFile('word_encrypted');
  const stream = streamIn(entries, 'WordDocument');
  if (!stream) throw new UnacceptableFile('not_a_word_file');
  if (macros.some((name) => names.has(name))) throw new UnacceptableFile('word_macros');
  if (entries.some(isRefusedObject)) throw new UnacceptableFile('word_ole');
  refuseSameNames(entries);
  const document = stream.read();
  if (document.readUInt16LE(0) === oldMagic) throw new UnacceptableFile('word_old');
  if (document.readUInt16LE(0) !== wordMagic) throw new UnacceptableFile('not_a_word_file');
  if (document.readUInt16LE(10) & encryptedFlag) throw new UnacceptableFile('word_encrypted');
  const tableName = tableStreamOf(document);
  const tables = streamIn(entries, tableName)?.read();
  if (!tables) throw new UnacceptableFile('word_damaged');
  return { document, tableName, tables, data: streamIn(entries, 'Data')?.read() };
}

/** [MS-OLEDS] 2.3.3: of a stream that tells of an object, whether it stands for a file elsewhere. */
const linkedFlag = 1;

/** At the top a document says of itself that it is one that could be embedded. */
function isRefusedObject(entry: CompoundEntry): boolean {
  const name = entry.name.toLowerCase();
  if (name === control) return true;
  // An object there is a storage.
  if (isInPool(entry)) return isPooled(entry) && !entry.storage;
  if (name !== '\u0001ole') return objects.includes(name);
  const isTop = entry.inside === '';
  return !isTop || entry.storage || (entry.read().readUInt32LE(4) & linkedFlag) !== 0;
}

const pool = 'objectpool/';

/** Whether it lies in the storage for objects (2.1.6), which programs leave in a document empty too. */
export function isInPool({ inside }: CompoundEntry): boolean {
  return inside?.toLowerCase().startsWith(pool) === true;
}

/** Whether it is an object in that storage, and no part of one. */
export function isPooled({ inside }: CompoundEntry): boolean {
  return inside?.toLowerCase() === pool;
}

/** [MS-CFB] 2.6.4: names that are the same but for capitals; programs choose one of them. */
function refuseSameNames(entries: readonly CompoundEntry[]): void {
  const top = entries.filter(({ inside }) => inside === '');
  const names = new Set(top.map(({ name }) => name.toUpperCase()));
  if (names.size < top.length) throw new UnacceptableFile('word_damaged');
}
