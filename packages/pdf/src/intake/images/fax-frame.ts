import type { PictureFrame } from './picture-size.ts';

/**
 * Of a fax, by its parameters (ISO 32000-1, table 11).
 * @param parameter a number of them, where it is given
 * @param height of a picture whose rows nobody has counted
 */
export function faxFrame(
  parameter: (key: 'Columns' | 'Rows') => number | undefined,
  height: number,
): PictureFrame {
  const [width = 1_728, rows = 0] = [parameter('Columns'), parameter('Rows')];
  return { width, height: rows === 0 ? height : rows, components: 1 };
}
