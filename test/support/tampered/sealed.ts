import { PDF, PdfArray, PdfDict, PdfRef, PdfStream } from '@libpdf/core';
import { dictEntry, entry, items, nameEntry } from '@countersign/pdf/objects/objects';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import type { Entries } from '@countersign/verifier/pdf/syntax';
import { entriesOf } from '@countersign/pdf/objects/write-object';

/** An indirect dictionary. */
export interface Owner {
  number: number;
  entries: Entries;
}

/** A sealed file, and where in it is what an attack changes. */
export interface SealedSample {
  bytes: Buffer;
  /** Numbers from here on are free. */
  size: number;
  /** Of the last cross-reference table. */
  tableAt: number;
  /** Of the last trailer, without /Size and /Prev. */
  trailer: Entries;
  catalog: Owner;
  /** In order; the last is of the certificate. */
  pages: readonly Owner[];
  /** The root of the page tree. */
  tree: Owner;
  form: Entries;
  /** Signature fields, the seal's first. */
  fields: readonly Owner[];
  /** Their values. */
  signatures: readonly Owner[];
  /** Where each revision begins after the one before, the last place being the file's end. */
  ends: readonly number[];
  /** The number of the first stream of this kind that the pages use. */
  numberOf(kind: StreamKind): number;
  /** Who gives timestamps over it: the authority of the seal, and one that nobody trusts. */
  authority: { own: LongTerm; stranger: LongTerm };
  /** DER: a certificate that nobody trusts. */
  strangerRoot: Buffer;
  /** An evidence ZIP around such a file. */
  pack: (pdf: Uint8Array) => Buffer;
}

export type StreamKind = 'form' | 'image' | 'ToUnicode' | 'font' | 'evidence' | 'content';

export async function openSealed(
  bytes: Buffer,
  makers: Pick<SealedSample, 'authority' | 'pack' | 'strangerRoot'>,
): Promise<SealedSample> {
  const pdf = await PDF.load(bytes);
  const root = pdf.getCatalog();
  const form = dictEntry(pdf, root, 'AcroForm');
  const tail = bytes.toString('latin1', bytes.lastIndexOf('trailer'));
  const valueOf = (pattern: RegExp) => pattern.exec(tail)?.[1] ?? '';
  const fields = ownersOf(pdf, form, 'Fields');
  const size = Number(valueOf(/\/Size (\d+)/));
  return {
    bytes,
    size,
    tableAt: Number(valueOf(/startxref\s+(\d+)/)),
    trailer: {
      Root: valueOf(/\/Root (\d+ 0 R)/),
      Info: valueOf(/\/Info (\d+ 0 R)/),
      ID: valueOf(/\/ID (\[[^\]]*\])/),
    },
    catalog: { number: Number.parseInt(valueOf(/\/Root (\d+)/)), entries: entriesOf(root) },
    pages: pdf.getPages().map(({ ref, dict }) => owner(ref, dict)),
    tree: ownerAt(pdf, root, 'Pages'),
    form: form ? entriesOf(form) : {},
    fields,
    signatures: fields.map(({ number }) => {
      const field = pdf.getObject(PdfRef.of(number, 0));
      if (!(field instanceof PdfDict)) throw new Error('A field is no dictionary.');
      return ownerAt(pdf, field, 'V');
    }),
    ends: Array.from(bytes.toString('latin1').matchAll(/\n%%EOF\n/g), ({ index }) => index + 7),
    numberOf: (kind) => numberOf(pdf, size, kind),
    ...makers,
  };
}

function owner({ objectNumber: number }: PdfRef, dict: PdfDict): Owner {
  return { number, entries: entriesOf(dict) };
}

function ownerAt(pdf: PDF, parent: PdfDict, key: string): Owner {
  const [ref, dict] = [parent.get(key), dictEntry(pdf, parent, key)];
  if (!(ref instanceof PdfRef) || !dict) throw new Error(`There is no /${key}.`);
  return owner(ref, dict);
}

function ownersOf(pdf: PDF, parent: PdfDict | undefined, key: string): Owner[] {
  const list = parent && entry(pdf, parent, key);
  if (!(list instanceof PdfArray)) return [];
  return [...list].flatMap((ref) => {
    const dict = ref instanceof PdfRef ? pdf.getObject(ref) : undefined;
    return ref instanceof PdfRef && dict instanceof PdfDict ? [owner(ref, dict)] : [];
  });
}

function numberOf(pdf: PDF, size: number, kind: StreamKind): number {
  for (let number = 1; number < size; number++) {
    const object = pdf.getObject(PdfRef.of(number, 0));
    const found = object instanceof PdfDict ? numberIn(pdf, number, object, kind) : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`The file holds no ${kind}.`);
}

/** Of the object itself, or of the one that it leads to. */
function numberIn(pdf: PDF, number: number, object: PdfDict, kind: StreamKind): number | undefined {
  const [type, subtype] = [nameEntry(pdf, object, 'Type'), nameEntry(pdf, object, 'Subtype')];
  const isStream = object instanceof PdfStream;
  const own = (holds: boolean) => (holds ? number : undefined);
  switch (kind) {
    case 'form':
      return own(isStream && subtype === 'Form');
    case 'image':
      return own(isStream && subtype === 'Image');
    case 'evidence':
      return own(isStream && type === 'EmbeddedFile');
    case 'font':
      return own(type === 'Font' && subtype === 'Type1');
    case 'ToUnicode':
      return type === 'Font' ? object.getRef('ToUnicode')?.objectNumber : undefined;
    case 'content':
      return type === 'Page' ? contentOf(pdf, object) : undefined;
  }
}

function contentOf(pdf: PDF, page: PdfDict): number | undefined {
  const direct = page.get('Contents');
  const first = items(pdf, page, 'Contents').length > 0 ? entry(pdf, page, 'Contents') : direct;
  const ref = first instanceof PdfArray ? first.at(0) : direct;
  return ref instanceof PdfRef ? ref.objectNumber : undefined;
}
