import { PDF } from '@libpdf/core';
import { geometryOf } from '../objects/pages.ts';
import type { PageGeometry } from '../page-geometry.ts';

/**
 * How each page of a prepared file is shown. Runs only where foreign bytes may run: in a child process
 * with limits.
 */
export async function measurePages(bytes: Uint8Array): Promise<PageGeometry[]> {
  const pdf = await PDF.load(bytes, { lenient: false });
  return pdf.getPages().map(({ dict }) => geometryOf(pdf, dict));
}
