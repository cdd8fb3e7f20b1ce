import { PDF, PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core';
import { dictEntry, entry, items, nameEntry, numberEntry, textEntry } from './pdf-objects.ts';

/** A signature as it stands in a file, before anything of it is believed. */
export interface FoundSignature {
  /** The CMS without the zeros that fill its room. */
  cms: Uint8Array;
  /** Everything up to `upTo` but the CMS. */
  covered: readonly [Uint8Array, Uint8Array];
  /** Where the revision ends that it covers. */
  upTo: number;
}

export interface FoundSeal extends FoundSignature {
  /** /M */
  claimedTime: string | undefined;
}

export interface SealedFile {
  pdf: PDF;
  seal: FoundSeal;
  /** Document timestamps, in the order of what they cover. */
  timestamps: FoundSignature[];
}

/** What is wrong with the file, in words for a person. */
export class NoSeal extends Error {}

/**
 * Finds the one seal of a file, the certification signature with which nothing may change, and the
 * document timestamps after it.
 * @throws {NoSeal} naming what differs
 */
export async function readSealedFile(bytes: Uint8Array): Promise<SealedFile> {
  const pdf = await PDF.load(bytes).catch((cause: unknown) => {
    throw new NoSeal('The file cannot be read as a PDF.', { cause });
  });
  if (pdf.recoveredViaBruteForce) throw new NoSeal('The structure of the file is damaged.');
  const dictionaries = signatureDictionaries(pdf);
  const seals = dictionaries.filter((one) => nameEntry(pdf, one, 'Type') !== 'DocTimeStamp');
  const [seal] = seals;
  if (!seal) throw new NoSeal('The file carries no signature.');
  if (seals.length > 1) throw new NoSeal('The file carries more than one signature.');
  checkCertification(pdf, seal);
  const found = { ...locate(pdf, seal, bytes), claimedTime: textEntry(pdf, seal, 'M') };
  const timestamps = dictionaries
    .filter((one) => one !== seal)
    .map((one) => locateTimestamp(pdf, one, bytes))
    .sort((a, b) => a.upTo - b.upTo);
  if (timestamps.some(({ upTo }) => upTo <= found.upTo)) {
    throw new NoSeal('A document timestamp stands before the seal.');
  }
  return { pdf, seal: found, timestamps };
}

function signatureDictionaries(pdf: PDF): PdfDict[] {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const fields = form ? items(pdf, form, 'Fields') : [];
  return fields.flatMap((field) =>
    field instanceof PdfDict && nameEntry(pdf, field, 'FT') === 'Sig'
      ? (dictEntry(pdf, field, 'V') ?? [])
      : [],
  );
}

function checkCertification(pdf: PDF, signature: PdfDict): void {
  if (nameEntry(pdf, signature, 'SubFilter') !== 'ETSI.CAdES.detached') {
    throw new NoSeal('The signature is not a PAdES signature.');
  }
  const permissions = dictEntry(pdf, pdf.getCatalog(), 'Perms');
  if (!permissions || dictEntry(pdf, permissions, 'DocMDP') !== signature) {
    throw new NoSeal('The signature does not certify the document.');
  }
  const [reference] = items(pdf, signature, 'Reference');
  const parameters =
    reference instanceof PdfDict ? dictEntry(pdf, reference, 'TransformParams') : undefined;
  if (!parameters || numberEntry(pdf, parameters, 'P') !== 1) {
    throw new NoSeal('The signature permits changes to the document.');
  }
}

function locateTimestamp(pdf: PDF, signature: PdfDict, bytes: Uint8Array): FoundSignature {
  if (nameEntry(pdf, signature, 'SubFilter') !== 'ETSI.RFC3161') {
    throw new NoSeal('A document timestamp is none by RFC 3161.');
  }
  return locate(pdf, signature, bytes);
}

/** The bytes that a signature covers: all of its revision but its value, written in one way only. */
function locate(pdf: PDF, signature: PdfDict, bytes: Uint8Array): FoundSignature {
  const [start, end, upTo] = readRange(pdf, signature, bytes.length);
  const value = Buffer.from(bytes.subarray(start, end)).toString('latin1');
  const contents = entry(pdf, signature, 'Contents');
  if (!(contents instanceof PdfString)) throw new NoSeal('The signature has no value.');
  // Spelled in one way only, so that no byte of it can differ unnoticed.
  if (value !== `<${Buffer.from(contents.bytes).toString('hex')}>`) {
    throw new NoSeal('The gap that the signature leaves out holds more than its value.');
  }
  const covered = [bytes.subarray(0, start), bytes.subarray(end, upTo)] as const;
  return { cms: trimmed(contents.bytes), covered, upTo };
}

/** Where the value begins and ends, and where the revision does. */
function readRange(pdf: PDF, signature: PdfDict, size: number): readonly [number, number, number] {
  const range = entry(pdf, signature, 'ByteRange');
  const numbers =
    range instanceof PdfArray
      ? range.toArray().map((item) => (item instanceof PdfNumber ? item.value : NaN))
      : [];
  const [first, start, end, rest] = numbers;
  if (numbers.length !== 4 || start === undefined || end === undefined || rest === undefined) {
    throw new NoSeal('The signature does not say what it covers.');
  }
  const isPlain = numbers.every(Number.isSafeInteger) && first === 0 && rest >= 0;
  if (!isPlain || start < 1 || end <= start) {
    throw new NoSeal('The signature does not cover the file from its first byte.');
  }
  if (end + rest > size) throw new NoSeal('The end of the file is missing.');
  return [start, end, end + rest];
}

/** DER says how long it is; what follows must be zeros. */
function trimmed(room: Uint8Array): Uint8Array {
  const bytes = Buffer.from(room);
  if (bytes[0] !== 0x30 || bytes[1] !== 0x82) throw new NoSeal('The signature cannot be read.');
  const length = bytes.readUInt16BE(2) + 4;
  if (length > bytes.length || bytes.subarray(length).some((byte) => byte !== 0)) {
    throw new NoSeal('The room after the signature is not empty.');
  }
  return bytes.subarray(0, length);
}
