import type SignaturePad from 'signature_pad';

const marginPx = 8;

/**
 * The drawn signature without the empty paper around it, as a PNG `data:` URL, so that a
 * small signature in a corner stands in the document as large as any other.
 */
export function trimmedPng(pad: SignaturePad, canvas: HTMLCanvasElement): string | undefined {
  const points = pad.toData().flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  const density = canvas.width / canvas.clientWidth;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.max(0, Math.floor((Math.min(...xs) - marginPx) * density));
  const top = Math.max(0, Math.floor((Math.min(...ys) - marginPx) * density));
  const right = Math.min(canvas.width, Math.ceil((Math.max(...xs) + marginPx) * density));
  const bottom = Math.min(canvas.height, Math.ceil((Math.max(...ys) + marginPx) * density));
  const trimmed = document.createElement('canvas');
  // A stroke may lie beside the area, which leaves nothing of it to show but the edge.
  trimmed.width = Math.max(1, right - left);
  trimmed.height = Math.max(1, bottom - top);
  trimmed.getContext('2d')?.drawImage(canvas, -left, -top);
  return trimmed.toDataURL('image/png');
}
