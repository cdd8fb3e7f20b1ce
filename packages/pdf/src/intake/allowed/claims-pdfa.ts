import { PdfStream, type PDF } from '@libpdf/core';
import { entry } from '../../objects/objects.ts';
import { unpack } from '../content/page-content.ts';

/** More than is written about any file. */
const maxMetadataBytes = 4 * 1024 ** 2;
const namespace = /xmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.aiim\.org\/pdfa\/ns\/id\/["']/;

/**
 * Whether a file says in its metadata that it is PDF/A, in whatever part (ISO 19005-1, 6.7.11). What
 * cannot be read says nothing.
 */
export function claimsPdfA(pdf: PDF): boolean {
  const metadata = entry(pdf, pdf.getCatalog(), 'Metadata');
  if (!(metadata instanceof PdfStream)) return false;
  try {
    // In UTF-16, too, these words are of ASCII.
    const text = unpack(pdf, metadata, maxMetadataBytes).toString('latin1').replaceAll('\0', '');
    const [, prefix] = namespace.exec(text) ?? [];
    return prefix !== undefined && text.includes(`${prefix}:part`);
  } catch {
    return false;
  }
}
