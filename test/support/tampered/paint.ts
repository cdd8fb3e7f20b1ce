import { object, stream, type NewObject } from './revision.ts';
import type { SealedSample } from './sealed.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>';
const resources = `/Resources << /Font << /F9 ${font} >> >>`;

/** Content that hides the page and says something else; it needs the font /F9. */
export const otherContent =
  'q 1 1 1 rg 0 0 595 842 re f Q BT /F9 40 Tf 0.8 0 0 rg 60 600 Td (I owe you 999 999) Tj ET';

/** A drawing of the size of a page that hides it. */
export const cover = (number: number): NewObject =>
  object(
    number,
    stream(otherContent, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`),
  );

/** Resources with /F9, direct. */
export const coverResources = `<< /Font << /F9 ${font} /F1 ${font} >> >>`;

/** Entries of an annotation over the whole page, drawn by the object with that number. */
export const annotationOf = (subtype: string, appearance: number, more = '') =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [0 0 595 842] /F 4 ` +
  `/AP << /N ${appearance} 0 R >> ${more} >>`;

export function firstPage({ pages }: SealedSample) {
  const [page] = pages;
  if (!page) throw new Error('The file has no page.');
  return page;
}

export function lastPage({ pages }: SealedSample) {
  const page = pages.at(-1);
  if (!page) throw new Error('The file has no page.');
  return page;
}

/** The certificate's first page, on which the fields of the seal and its timestamps are. */
export function sealPage(sealed: SealedSample) {
  const number = Number.parseInt(sealField(sealed).entries['P'] ?? '');
  const page = sealed.pages.find((one) => one.number === number);
  if (!page) throw new Error('The seal is on no page.');
  return page;
}

export function sealField({ fields }: SealedSample) {
  const [field] = fields;
  if (!field) throw new Error('The file has no seal.');
  return field;
}

export function sealValue({ signatures }: SealedSample) {
  const [value] = signatures;
  if (!value) throw new Error('The file has no seal.');
  return value;
}

export const ref = (number: number) => `${number} 0 R`;

/** An array with items more. */
export const withItems = (array: string | undefined, ...items: string[]) =>
  `[${[...(array === undefined ? [] : [array.slice(1, -1)]), ...items].join(' ')}]`;
