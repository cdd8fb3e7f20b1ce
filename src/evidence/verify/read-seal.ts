import { PDF, PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core';
import { dictEntry, entry, items, nameEntry, numberEntry, textEntry } from '../pdf/objects.ts';

/** A seal as it stands in a file, before anything of it is believed. */
export interface FoundSeal {
  /** The CMS without the zeros that fill its room. */
  cms: Uint8Array;
  /** Everything but the CMS. */
  covered: readonly [Uint8Array, Uint8Array];
  /** /M */
  claimedTime: string | undefined;
}

/** What is wrong with the file, in words for a person. */
export class NoSeal extends Error {}

/**
 * Finds the one signature of a file and the bytes that it covers: all up to the end of the file,
 * except the value itself, written exactly as the seal writes it.
 * @throws NoSeal naming what differs
 */
export async function readSeal(bytes: Uint8Array): Promise<FoundSeal> {
  const pdf = await PDF.load(bytes).catch((cause: unknown) => {
    throw new NoSeal('The file cannot be read as a PDF.', { cause });
  });
  const signature = findSignature(pdf);
  const range = readRange(pdf, signature, bytes.length);
  const [start, end] = range;
  const value = Buffer.from(bytes.subarray(start, end)).toString('latin1');
  const contents = entry(pdf, signature, 'Contents');
  if (!(contents instanceof PdfString)) throw new NoSeal('The signature has no value.');
  // Spelled in one way only, so that no byte of it can differ unnoticed.
  if (value !== `<${Buffer.from(contents.bytes).toString('hex')}>`) {
    throw new NoSeal('The gap that the signature leaves out holds more than its value.');
  }
  return {
    cms: trimmed(contents.bytes),
    covered: [bytes.subarray(0, start), bytes.subarray(end)],
    claimedTime: textEntry(pdf, signature, 'M'),
  };
}

function findSignature(pdf: PDF): PdfDict {
  if (pdf.recoveredViaBruteForce) throw new NoSeal('The structure of the file is damaged.');
  const catalog = pdf.getCatalog();
  const form = dictEntry(pdf, catalog, 'AcroForm');
  const fields = form ? items(pdf, form, 'Fields') : [];
  const signatures = fields.flatMap((field) =>
    field instanceof PdfDict && nameEntry(pdf, field, 'FT') === 'Sig'
      ? (dictEntry(pdf, field, 'V') ?? [])
      : [],
  );
  const [signature] = signatures;
  if (!signature) throw new NoSeal('The file carries no signature.');
  if (signatures.length > 1) throw new NoSeal('The file carries more than one signature.');
  if (nameEntry(pdf, signature, 'SubFilter') !== 'ETSI.CAdES.detached') {
    throw new NoSeal('The signature is not a PAdES signature.');
  }
  const permissions = dictEntry(pdf, catalog, 'Perms');
  if (!permissions || dictEntry(pdf, permissions, 'DocMDP') !== signature) {
    throw new NoSeal('The signature does not certify the document.');
  }
  if (certifiedLevel(pdf, signature) !== 1) {
    throw new NoSeal('The signature permits changes to the document.');
  }
  return signature;
}

function certifiedLevel(pdf: PDF, signature: PdfDict): number | undefined {
  const [reference] = items(pdf, signature, 'Reference');
  if (!(reference instanceof PdfDict)) return undefined;
  const parameters = dictEntry(pdf, reference, 'TransformParams');
  return parameters && numberEntry(pdf, parameters, 'P');
}

/** Where the value begins and ends. */
function readRange(pdf: PDF, signature: PdfDict, size: number): readonly [number, number] {
  const range = entry(pdf, signature, 'ByteRange');
  const numbers =
    range instanceof PdfArray
      ? range.toArray().map((item) => (item instanceof PdfNumber ? item.value : NaN))
      : [];
  const [first, start, end, rest] = numbers;
  if (numbers.length !== 4 || start === undefined || end === undefined || rest === undefined) {
    throw new NoSeal('The signature does not say what it covers.');
  }
  if (!numbers.every(Number.isSafeInteger) || first !== 0 || start < 1 || end <= start) {
    throw new NoSeal('The signature does not cover the file from its first byte.');
  }
  if (end + rest < size) throw new NoSeal('Something was appended after the seal.');
  if (end + rest > size) throw new NoSeal('The end of the file is missing.');
  return [start, end];
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
