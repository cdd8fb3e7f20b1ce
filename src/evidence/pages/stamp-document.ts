import type { PDF } from '@libpdf/core';
import type { Element } from '@countersign/pdf/draw/element';
import type { MarksInput, SealRecipient, SealSignature } from './seal-input.ts';
import type { Paper } from './paper.ts';
import { embedPicture } from '@countersign/pdf/draw/pictures';
import { appearanceOf, type Appearance } from './signature-appearance.ts';
import { addSignaturePage } from './signature-page.ts';
import { stampFields, type Appearances, type LongValue } from './stamp-fields.ts';

export interface StampedPages {
  appearances: ReadonlyMap<SealRecipient, Appearance>;
  /** For the structure tree. */
  sections: Element[];
  longValues: readonly LongValue[];
}

/** What people left on the pages: values and signatures in their fields, a page of the others. */
export async function stampDocument(paper: Paper, input: MarksInput): Promise<StampedPages> {
  const appearances: Appearances = { signatures: new Map(), initials: new Map() };
  for (const recipient of input.recipients) {
    addAppearances(paper.pdf, recipient, appearances);
  }
  const { section, longValues } = stampFields(paper, input.recipients, appearances);
  const signatures = addSignaturePage(paper, input, appearances.signatures);
  return {
    appearances: appearances.signatures,
    sections: [section, ...(signatures ? [signatures] : [])],
    longValues,
  };
}

function addAppearances(
  pdf: PDF,
  recipient: SealRecipient,
  { signatures, initials }: Appearances,
): void {
  if (recipient.meaning !== 'signed') return;
  const { name, signature } = recipient;
  const drawn = (given: SealSignature | undefined) =>
    appearanceOf(given, name, given?.image && embedPicture(pdf, given.image));
  signatures.set(recipient, drawn(signature));
  if (recipient.initials) initials.set(recipient, drawn(recipient.initials.signature));
}
