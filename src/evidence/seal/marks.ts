import type { PDF } from '@libpdf/core';
import type { Fonts } from './canvas.ts';
import type { MarksInput, SealRecipient } from './input.ts';
import { embedPicture } from './pictures.ts';
import { appearanceOf, type Appearance } from './signature-appearance.ts';
import { addSignaturePage } from './signature-page.ts';
import { stampFields } from './stamp-fields.ts';

/** What people left on the pages: values and signatures in their fields, a page of the others. */
export async function drawMarks(
  pdf: PDF,
  fonts: Fonts,
  input: MarksInput,
): Promise<ReadonlyMap<SealRecipient, Appearance>> {
  const appearances = await drawAppearances(pdf, input.recipients);
  stampFields(pdf, fonts, input.recipients, appearances);
  addSignaturePage(pdf, fonts, input, appearances);
  return appearances;
}

async function drawAppearances(
  pdf: PDF,
  recipients: readonly SealRecipient[],
): Promise<Map<SealRecipient, Appearance>> {
  const appearances = new Map<SealRecipient, Appearance>();
  for (const recipient of recipients) {
    if (recipient.meaning !== 'signed') continue;
    const image = recipient.signature?.image;
    const picture = image && (await embedPicture(pdf, image));
    appearances.set(recipient, appearanceOf(recipient, picture));
  }
  return appearances;
}
