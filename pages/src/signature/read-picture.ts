import { storedSide } from '@countersign/signature-marks/stroke-box';

export type PictureRefusal = 'type' | 'size' | 'damaged' | 'blank';

type ReadPicture = { ok: true; image: string } | { ok: false; reason: PictureRefusal };

const maxFileBytes = 10 * 1_048_576;
/** A signature and initials go in one body of 4 MB, with what was filled in. */
const maxDataUrlCharacters = 1_900_000;

/**
 * A picture as it is sent: a PNG or JPEG, upright, at most 1,200 pixels a side, without what a
 * camera notes in it.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > maxFileBytes) return { ok: false, reason: 'size' };
  const type = typeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (!type) return { ok: false, reason: 'type' };
  try {
    // Loaded as the type that it is, whatever its name says.
    const canvas = await drawn(new Blob([file], { type }));
    if (isBlank(canvas)) return { ok: false, reason: 'blank' };
    return { ok: true, image: smallEnough(canvas) };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/** As a PNG, else as a JPEG on white paper; of noise from edge to edge, one of poor quality. */
function smallEnough(canvas: HTMLCanvasElement): string {
  const png = canvas.toDataURL('image/png');
  if (png.length <= maxDataUrlCharacters) return png;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const jpeg = canvas.toDataURL('image/jpeg', 0.9);
  return jpeg.length <= maxDataUrlCharacters ? jpeg : canvas.toDataURL('image/jpeg', 0.5);
}

function typeOf(head: Uint8Array): string | undefined {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex === '89504e470d0a1a0a') return 'image/png';
  return hex.startsWith('ffd8ff') ? 'image/jpeg' : undefined;
}

async function drawn(picture: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, storedSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Whether hardly anything differs from the corner; the service looks more closely. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return false;
  const corner = onWhite(pixels, 0);
  let differing = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const color = onWhite(pixels, at);
    if (color.some((value, channel) => Math.abs(value - (corner[channel] ?? 0)) > 24))
      differing += 1;
    if (differing >= 12) return false;
  }
  return true;
}

function onWhite(pixels: Uint8ClampedArray, at: number): number[] {
  const alpha = (pixels[at + 3] ?? 0) / 255;
  return [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) * alpha + 255 * (1 - alpha));
}
