import { storedSize, strokesIn } from '@countersign/signature-marks/stroke-box';
import { readsCanvasBack } from './canvas-readback.ts';

export type PictureRefusal = 'type' | 'size' | 'damaged' | 'blank' | 'unscaled';

type ReadPicture = { ok: true; image: string } | { ok: false; reason: PictureRefusal };

const maxFileBytes = 10 * 1_048_576;
/** A signature and initials go in one body of 4 MB, with what was filled in. */
const maxDataUrlCharacters = 1_900_000;
/** Three bytes are four characters, behind the type. */
const maxSentBytes = Math.floor(((maxDataUrlCharacters - 30) / 4) * 3);
/** In pixels: what the service takes. */
const maxSentSide = 4_000;

/**
 * A picture as it is sent, a PNG or JPEG: as it was chosen, but a large one made smaller, which
 * takes a canvas that gives back what was drawn on it.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > maxFileBytes) return { ok: false, reason: 'size' };
  const type = typeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (!type) return { ok: false, reason: 'type' };
  try {
    // Loaded as the type that it is, whatever its name says.
    const picture = new Blob([file], { type });
    const bitmap = await createImageBitmap(picture);
    const isSmall =
      file.size <= maxSentBytes && Math.max(bitmap.width, bitmap.height) <= maxSentSide;
    const canvas = (await readsCanvasBack()) ? drawn(bitmap) : undefined;
    bitmap.close();
    if (canvas && isBlank(canvas)) return { ok: false, reason: 'blank' };
    if (isSmall) return { ok: true, image: await dataUrlOf(picture) };
    return canvas ? { ok: true, image: smallEnough(canvas) } : { ok: false, reason: 'unscaled' };
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

function dataUrlOf(picture: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('It cannot be read.'));
    reader.readAsDataURL(picture);
  });
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const size = storedSize(bitmap);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas;
}

/** As far as can be seen here; the service looks at the picture itself. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels !== undefined && !strokesIn(pixels, canvas);
}
