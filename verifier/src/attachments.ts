import { inflateSync } from 'node:zlib';
import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import { dictEntry, entry, items, nameEntry } from './pdf-objects.ts';

/** A file within the PDF (ISO 32000-2, 7.11.4). */
export interface Attachment {
  name: string;
  content: PdfStream | undefined;
}

/** In the order of the tree's first node, which is all that a seal of ours has. */
export function attachmentsOf(pdf: PDF): Attachment[] {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  const tree = names && dictEntry(pdf, names, 'EmbeddedFiles');
  const pairs = tree ? items(pdf, tree, 'Names') : [];
  return pairs.flatMap((name, at) => {
    if (!(name instanceof PdfString)) return [];
    const file = pairs[at + 1];
    const files = file instanceof PdfDict ? dictEntry(pdf, file, 'EF') : undefined;
    const content = files && entry(pdf, files, 'F');
    return { name: name.asString(), content: content instanceof PdfStream ? content : undefined };
  });
}

/** A hundred records with long chains are a hundredth of it. */
const maxBytes = 64 * 1_048_576;

/**
 * Its bytes, whether packed by Flate or not at all.
 * @throws when it is packed in another way, cannot be unpacked, or is larger than 64 MB
 */
export function unpacked(pdf: PDF, content: PdfStream): Uint8Array {
  if (!content.has('Filter')) return content.data;
  if (nameEntry(pdf, content, 'Filter') !== 'FlateDecode') {
    throw new TypeError('It is packed in another way.');
  }
  return inflateSync(content.data, { maxOutputLength: maxBytes });
}
