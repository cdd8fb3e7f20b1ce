import { PDF } from '@libpdf/core';

/** A small prepared file that can be sealed. */
export async function preparedPdf(pages = 1): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let index = 0; index < pages; index += 1) pdf.addPage({ size: 'a4' });
  return pdf.save();
}
