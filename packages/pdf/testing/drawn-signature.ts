import sharp from 'sharp';

/** A line drawn by hand, black on nothing. */
export function drawnSignature(): Promise<Buffer> {
  const path = 'M20 150 C 80 20, 120 20, 140 120 S 220 180, 260 80 S 380 20, 420 120';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="200"><path d="${path}" fill="none" stroke="#112" stroke-width="7"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
