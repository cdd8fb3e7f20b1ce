import { isDevelopmentSeal, type Signer } from '@countersign/pki/signer';
import { openForAppend } from '@countersign/pdf/objects/open-for-append';
import { makeFonts } from '@countersign/pdf/draw/canvas';
import { addCertificatePage } from './certificate-page.ts';
import { sealRequest, type SealInput, type SealLayout } from './seal-input.ts';
import type { LaidOut } from '@countersign/seal/reserve-signature';
import { sealToLevel, type LongTerm, type SealSteps } from '@countersign/seal/seal-to-level';
import { makePaper } from './paper.ts';
import { readLastTimestamp } from '@countersign/seal/last-timestamp';
import { endOfPages } from '@countersign/seal/read-end';
import { stampDocument } from './stamp-document.ts';
import { writeStructure } from '@countersign/pdf/draw/structure';

/** The steps of `sealToLevel` on this thread. */
export const stepsHere: SealSteps<SealLayout> = {
  layOut,
  readLastTimestamp: (sealed) => Promise.resolve(readLastTimestamp(sealed)),
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
  longTerm?: LongTerm,
): Promise<Uint8Array> {
  const authorities = { signer, ...(longTerm && { longTerm }) };
  return Buffer.concat(
    (await sealToLevel(sealRequest(input, isDevelopmentSeal(signer)), authorities, stepsHere))
      .parts,
  );
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
