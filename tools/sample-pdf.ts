import { PDF } from '@libpdf/core';

/** One empty page, for what is not about the reading of files. */
export async function preparedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' });
  return new Uint8Array(await pdf.save());
}
