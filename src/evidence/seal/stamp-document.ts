import type { PDF } from '@libpdf/core';
import type { Element } from './element.ts';
import type { MarksInput, SealRecipient } from './input.ts';
import type { Paper } from './paper.ts';
import { embedPicture } from './pictures.ts';
import { appearanceOf, type Appearance } from './signature-appearance.ts';
import { addSignaturePage } from './signature-page.ts';
import { stampFields, type LongValue } from './stamp-fields.ts';

export interface Stamped {
  appearances: ReadonlyMap<SealRecipient, Appearance>;
  /** For the structure tree. */
  sections: Element[];
  longValues: readonly LongValue[];
}

/** What people left on the pages: values and signatures in their fields, a page of the others. */
export async function stampDocument(paper: Paper, input: MarksInput): Promise<Stamped> {
  const appearances = await drawAppearances(paper.pdf, input.recipients);
  const { section, longValues } = stampFields(paper, input.recipients, appearances);
  const signatures = addSignaturePage(paper, input, appearances);
  return { appearances, sections: [section, ...(signatures ? [signatures] : [])], longValues };
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
