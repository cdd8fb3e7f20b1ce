import type { PDF, PDFPage } from '@libpdf/core';
import type { FoundField } from './ingest-result.ts';

export function takeTextTags(_pdf: PDF, _pages: readonly PDFPage[]): FoundField[] {
  return [];
}
