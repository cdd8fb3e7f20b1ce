import { isDevelopmentSeal, type Signer } from '../keys/signer.ts';
import { openForAppend } from '../pdf/open-for-append.ts';
import { makeFonts } from './canvas.ts';
import { addCertificatePage } from './certificate-page.ts';
import type { SealInput, SealLayout } from './input.ts';
import type { LaidOut } from './add-seal.ts';
import { makeSeal, type Lasting, type SealSteps } from './make-seal.ts';
import { makePaper } from './paper.ts';
import { endOfPages, readLastTimestamp } from './read-end.ts';
import { stampDocument } from './stamp-document.ts';
import { writeStructure } from './structure.ts';

/** The steps of `makeSeal` on this thread. */
export const stepsHere: SealSteps = {
  layOut,
  readLastTimestamp,
};

/**
 * Seals a document: values and signatures where their fields are, a page of the other signatures,
 * the certificate page, and one PAdES signature over all of it, with the timestamps and validation
 * data of its level. Everything is appended: the file begins with the very bytes of the prepared
 * PDF. But for signatures and tokens the same input gives the same bytes.
 */
export async function sealPdf(
  input: SealInput,
  signer: Signer,
  lasting?: Lasting,
): Promise<Uint8Array> {
  const laidOut = { ...input, development: isDevelopmentSeal(signer) };
  const authorities = { signer, ...(lasting && { lasting }) };
  return Buffer.concat((await makeSeal(laidOut, authorities, stepsHere)).parts);
}

/** All that is drawn, as it is appended. CPU-bound; needs no key. */
export async function layOut(input: SealLayout): Promise<LaidOut> {
  const { pdf, revision } = await openForAppend(input.prepared);
  const fonts = makeFonts(pdf);
  const paper = makePaper(pdf, fonts, input.locale);
  const { appearances, sections, longValues } = await stampDocument(paper, input);
  const certificate = addCertificatePage(paper, input, appearances, longValues);
  fonts.finish();
  writeStructure(pdf, [...sections, certificate.section], paper.places, input.locale);
  const [page] = certificate.pages;
  if (!page) throw new Error('The certificate has no page.');
  const bytes = await revision();
  const { prepared } = input;
  return { prepared, bytes, ...endOfPages(pdf, page, bytes, prepared.length) };
}
