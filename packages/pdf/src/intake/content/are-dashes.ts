/**
 * Whether these are lengths of dashes and gaps (ISO 32000-1, 8.4.3.6), or none: of such as have no
 * length some readers draw a whole line, and pdf.js nothing of the page.
 */
export function areDashes(lengths: readonly number[]): boolean {
  const isLength = lengths.every((length) => Number.isFinite(length) && length >= 0);
  return isLength && (lengths.length === 0 || lengths.some((length) => length > 0));
}
