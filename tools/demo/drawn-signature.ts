import sharp from 'sharp';

/** A few strokes of a pen, as a person would draw them on the page's pad. */
const strokes = [
  'M 30 150 C 60 90 95 20 112 24 C 128 28 92 130 84 158 M 52 112 C 84 100 118 98 138 96',
  'C 150 94 134 132 144 136 C 158 140 168 92 178 96 C 188 100 172 134 184 138',
  'C 198 142 206 100 224 100 C 240 100 214 142 232 140 C 246 138 250 112 258 106',
  'M 306 46 C 350 36 404 34 440 40 M 372 40 C 362 84 352 122 354 150',
  'C 356 168 386 112 402 112 C 418 112 390 150 406 150 C 424 150 424 110 436 112',
  'C 448 114 438 136 452 126 C 470 112 474 120 486 116 C 520 104 540 128 580 96',
  'M 64 182 C 220 168 420 172 560 150',
];

/** @returns a data: URL of a PNG with a transparent background */
export async function drawSignature(): Promise<string> {
  const pen = 'fill="none" stroke="#14213d" stroke-width="5" stroke-linecap="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="210">
    <path d="${strokes.join(' ')}" ${pen} stroke-linejoin="round"/>
  </svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
