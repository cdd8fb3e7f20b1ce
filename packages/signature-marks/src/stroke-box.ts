/** Of the picture that is kept, in pixels; the longer of its sides is at most so long. */
export const storedSide = 1_200;

/** A part of a picture, in pixels. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Fewer pixels are dust, not a signature. */
const pixelsMin = 12;
/** Of 255, in any colour. */
const differenceMin = 24;

/** How large a picture is kept, in pixels: no larger than it is, and never without a pixel. */
export function storedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, storedSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Where something differs from the corner pixel, laid on white; transparent and paper count as empty
 * alike. Of RGBA samples; the page shows a picture cut in the same way. Undefined: there is nothing
 * to see.
 */
export function strokesIn(
  pixels: ArrayLike<number>,
  { width, height }: { width: number; height: number },
): PictureBox | undefined {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => onWhite(pixels, 0, channel));
  let [left, top, right, bottom, count] = [width, Infinity, -1, -1, 0];
  const lookAt = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    const differs =
      Math.abs(onWhite(pixels, at, 0) - red) > differenceMin ||
      Math.abs(onWhite(pixels, at, 1) - green) > differenceMin ||
      Math.abs(onWhite(pixels, at, 2) - blue) > differenceMin;
    if (!differs) return;
    count++;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) lookAt(x, y);
  }
  return count < pixelsMin
    ? undefined
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function onWhite(pixels: ArrayLike<number>, at: number, channel: number): number {
  const alpha = (pixels[at + 3] ?? 0) / 255;
  return (pixels[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
}
