import sharp from 'sharp';

/**
 * One PNG of several, from left to right.
 * @param gap in pixels, around each
 * @param colours of its palette: as few as the pictures can be read with
 */
export async function sideBySide(
  shots: readonly Buffer[],
  { gap, colours }: { gap: number; colours: number },
): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [left, tallest] = [gap, 0];
  for (const input of shots) {
    const { width, height } = await sharp(input).metadata();
    placed.push({ input, left, top: gap });
    left += width + gap;
    tallest = Math.max(tallest, height);
  }
  const background = '#8a94a3';
  return sharp({ create: { width: left, height: tallest + 2 * gap, channels: 3, background } })
    .composite(placed)
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
