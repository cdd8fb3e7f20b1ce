import sharp from 'sharp';
import { exitCodes, mostPixels } from './image-limits.ts';
import { pageWithPicture } from './picture-page.ts';

/** Of a side; fills the long side of A4 at more than 300 dots an inch. */
const keptPixels = 4_000;

/**
 * Run by image-to-pdf.ts under limits: an image comes in, a PDF goes out. The picture is upright,
 * on white and encoded anew, so that nothing of the file itself gets into the PDF.
 */
try {
  // Each thread costs address space, of which this process has little.
  sharp.concurrency(1);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  // By the header alone: nothing is decoded before the size is known.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) process.exit(exitCodes.tooManyPixels);
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(keptPixels, keptPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(pageWithPicture({ jpeg: data, width: info.width, height: info.height }));
} catch {
  process.exitCode = exitCodes.damaged;
}
