/** Wider than any real offset; the true ones are padded to its width. */
const offsetPlaceholder = 9_999_999_999;

/** Stands for a byte range that is not known before everything else is written. */
export const rangePlaceholder = `[0 ${offsetPlaceholder} ${offsetPlaceholder} ${offsetPlaceholder}]`;

/**
 * Writes the byte range (ISO 32000-1, 12.8.1) of the last signature in a part of a file over its
 * placeholder, in place: everything is covered but its value.
 * @param before how many bytes stand before the part
 * @returns where in the part the value begins and ends, with its brackets
 */
export function writeRange(part: Buffer, before: number): { start: number; end: number } {
  const rangeAt = part.lastIndexOf(`/ByteRange ${rangePlaceholder}`);
  const opening = part.indexOf('/Contents <0000', rangeAt);
  if (rangeAt < 0 || opening < 0) throw new Error('The signature dictionary was not written.');
  const start = opening + '/Contents '.length;
  const end = part.indexOf('>', start) + 1;
  const range = `[0 ${before + start} ${before + end} ${part.length - end}]`;
  part.write(range.padEnd(rangePlaceholder.length), rangeAt + '/ByteRange '.length, 'latin1');
  return { start, end };
}
