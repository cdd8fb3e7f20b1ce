import type { PDF, PdfDict } from '@libpdf/core';
import type { Box } from './mark-picture.ts';

/** A shape that is to be drawn. */
export interface Mark {
  pdf: PDF;
  annotation: PdfDict;
  rect: Box;
  /** Of its line, in points. */
  width: number;
}

/** What is drawn with its line, and how far that reaches. */
export interface Outline {
  box: Box;
  /** Each is painted for itself. */
  paths: readonly string[];
}
