import type { PDF } from '@libpdf/core';
import type { Element } from './element.ts';
import type { MarksInput, SealRecipient, SealSignature } from './input.ts';
import type { Paper } from './paper.ts';
import { embedPicture } from './pictures.ts';
import { appearanceOf, type Appearance } from './signature-appearance.ts';
import { addSignaturePage } from './signature-page.ts';
import { stampFields, type Appearances, type LongValue } from './stamp-fields.ts';

export interface Stamped {
  appearances: ReadonlyMap<SealRecipient, Appearance>;
  /** For the structure tree. */
  sections: Element[];
  longValues: readonly LongValue[];
}

/** What people left on the pages: values and signatures in their fields, a page of the others. */
export async function stampDocument(paper: Paper, input: MarksInput): Promise<Stamped> {
  const appearances: Appearances = { signatures: new Map(), initials: new Map() };
  for (const recipient of input.recipients) {
    await addAppearances(paper.pdf, recipient, appearances);
  }
  const { section, longValues } = stampFields(paper, input.recipients, appearances);
  const signatures = addSignaturePage(paper, input, appearances.signatures);
  return {
    appearances: appearances.signatures,
    sections: [section, ...(signatures ? [signatures] : [])],
    longValues,
  };
}

async function addAppearances(
  pdf: PDF,
  recipient: SealRecipient,
  { signatures, initials }: Appearances,
): Promise<void> {
  if (recipient.meaning !== 'signed') return;
  const { name, signature } = recipient;
  const drawn = async (given: SealSignature | undefined) =>
    appearanceOf(given, name, given?.image && (await embedPicture(pdf, given.image)));
  signatures.set(recipient, await drawn(signature));
  if (recipient.initials) initials.set(recipient, await drawn(recipient.initials.signature));
}
