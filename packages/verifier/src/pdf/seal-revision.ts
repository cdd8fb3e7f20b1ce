import { rangePlaceholder } from './byte-range.ts';
import type { FileEnd } from './file-end.ts';
import { readRevision, readStream, textOf, type ReadRevision } from './read-revision.ts';
import { Misspelled, readDict, readReference, readReferences } from './read-syntax.ts';
import { fieldOf } from './signature-field.ts';
import { writeArray, writeBytes, writeDict, writeReference, type Entries } from './syntax.ts';
import { evidenceFileName } from '../zip/evidence-file.ts';
import { levelIn, type SealLevel } from '../seal/seal-level.ts';

/** A signature as it stands in a file, before anything of it is believed. */
export interface FoundSignature {
  /** The CMS without the zeros that fill its room. */
  cms: Uint8Array;
  /** Everything up to `upTo` but the CMS. */
  covered: readonly [Uint8Array, Uint8Array];
  /** Where the revision ends that it covers. */
  upTo: number;
}

/** The revision that is the seal: a certification signature, and `evidence.json` where it has any. */
export interface SealRevision extends FoundSignature {
  /** /M */
  claimedTime: string;
  /** The level that it was made for, by its own word in /Reason. */
  madeFor: SealLevel;
  /** `evidence.json`, packed by Flate. */
  attached?: Uint8Array;
  /** What the next revision builds upon. */
  end: FileEnd;
}

/**
 * The seal whose revision ends here: a certification signature that covers everything before it
 * and permits no change (ISO 32000-2, 12.8.2.2, P=1).
 * @throws {Misspelled} when there is none, or it is not written as ours are
 */
export function readSealRevision(file: Buffer, upTo: number): SealRevision {
  const revision = readRevision(file, upTo);
  const catalog = readObject(revision, revision.trailer['Root']);
  const signature = readReference(readDict(catalog.entries['Perms'])['DocMDP']).number;
  const { claimedTime, madeFor, cms, covered } = readSignature(file, revision, signature);
  const { AcroForm, ...rest } = catalog.entries;
  const { Fields, ...form } = readDict(AcroForm);
  const fields = readReferences(Fields);
  const page = readPage(revision, fields, signature);
  const attached = readAttached(revision, rest);
  return {
    cms,
    covered,
    upTo,
    claimedTime,
    madeFor,
    ...(attached && { attached }),
    end: {
      tableAt: revision.tableAt,
      size: revision.size,
      trailer: revision.trailer,
      catalog: { ...catalog, entries: rest },
      form,
      fields,
      ...page,
    },
  };
}

function readObject(revision: ReadRevision, reference: string | undefined) {
  const { number, generation } = readReference(reference);
  if (revision.objects.get(number)?.generation !== generation) throw new Misspelled();
  return { number, generation, entries: readDict(textOf(revision, number)) };
}

/** The page on which the one field of the form stands, which is the seal's. */
function readPage(
  revision: ReadRevision,
  [field, ...more]: readonly string[],
  signature: number,
): Pick<FileEnd, 'page' | 'annotations'> {
  if (more.length > 0) throw new Misspelled();
  const { number } = readReference(field);
  const page = readObject(revision, readDict(textOf(revision, number))['P']);
  if (textOf(revision, number) !== fieldOf('Seal', signature, page)) throw new Misspelled();
  const { Annots, ...entries } = page.entries;
  const annotations = readReferences(Annots);
  if (annotations.at(-1) !== field) throw new Misspelled();
  return { page: { ...page, entries }, annotations };
}

const signatureForm = new RegExp(
  [
    '^<<\n/Type /Sig\n/Filter /Adobe\\.PPKLite\n/SubFilter /ETSI\\.CAdES\\.detached\n',
    '/Name <[0-9a-f]*>\n/Reason <([0-9a-f]*)>\n/M <([0-9a-f]*)>\n',
    '/Reference \\[<<\n/Type /SigRef\n/TransformMethod /DocMDP\n',
    '/TransformParams <<\n/Type /TransformParams\n/P 1\n/V /1\\.2\n>>\n>>\\]\n',
    '/ByteRange (\\[[\\d ]+\\] *)\n/Contents (<[0-9a-f]+>)\n>>$',
  ].join(''),
);

function readSignature(
  file: Buffer,
  { objects, upTo }: ReadRevision,
  number: number,
): Omit<FoundSignature, 'upTo'> & Pick<SealRevision, 'claimedTime' | 'madeFor'> {
  const found = objects.get(number);
  const [, reason = '', time = '', range, value] =
    signatureForm.exec(found?.bytes.toString('latin1') ?? '') ?? [];
  const madeFor = levelIn(textOfDigits(reason));
  if (!found || !madeFor || value === undefined) throw new Misspelled();
  const end = found.at + found.bytes.length - '\n>>'.length;
  const start = end - value.length;
  const whole = `[0 ${start} ${end} ${upTo - end}]`.padEnd(rangePlaceholder.length);
  if (range !== whole) throw new Misspelled();
  return {
    claimedTime: textOfDigits(time),
    madeFor,
    cms: readRoom(value),
    covered: [file.subarray(0, start), file.subarray(end, upTo)],
  };
}

function textOfDigits(digits: string): string {
  return Buffer.from(digits, 'hex').toString('latin1');
}

/**
 * What stands in a signature's room, in hexadecimal digits and brackets: DER says how long it is,
 * and zeros follow.
 * @throws {Misspelled}
 */
export function readRoom(value: string): Uint8Array {
  const room = Buffer.from(value.slice(1, -1), 'hex');
  if (room[0] !== 0x30 || room[1] !== 0x82) throw new Misspelled();
  const length = room.readUInt16BE(2) + 4;
  if (length > room.length || room.subarray(length).some((byte) => byte !== 0)) {
    throw new Misspelled();
  }
  return room.subarray(0, length);
}

/** The only file that the catalog names; undefined when it names none. */
function readAttached(revision: ReadRevision, catalog: Entries): Uint8Array | undefined {
  if (catalog['AF'] === undefined) return undefined;
  const { Names } = readDict(readDict(catalog['Names'])['EmbeddedFiles']);
  const [specification] = readReferences(catalog['AF']);
  const name = writeBytes(Buffer.from(evidenceFileName));
  if (specification === undefined || Names !== writeArray([name, specification])) {
    throw new Misspelled();
  }
  const { EF } = readObject(revision, specification).entries;
  const { number } = readReference(readDict(EF)['F']);
  if (EF !== writeDict({ F: writeReference(number) })) throw new Misspelled();
  const { entries, data } = readStream(revision, number);
  if (entries['Filter'] !== '/FlateDecode') throw new Misspelled();
  return data;
}
