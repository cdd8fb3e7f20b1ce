import type { Stroke } from '@countersign/signature-marks/ink';
import sharp from 'sharp';

/** A line drawn by hand, black on nothing. */
export function drawnSignature(): Promise<Buffer> {
  const path = 'M20 150 C 80 20, 120 20, 140 120 S 220 180, 260 80 S 380 20, 420 120';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="200"><path d="${path}" fill="none" stroke="#112" stroke-width="7"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same on a page: a wave, and a dot behind it. */
export const drawnStrokes: Stroke[] = [
  {
    points: Array.from({ length: 60 }, (_, at) => ({
      x: 20 + 4 * at,
      y: 80 - 50 * Math.sin(at / 6) + at / 3,
    })),
  },
  { points: [{ x: 280, y: 60 }] },
];
