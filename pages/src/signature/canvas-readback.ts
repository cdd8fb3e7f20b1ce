const side = 64;
/** Of 255: a browser that changes no more changes nothing that is seen. */
const tolerance = 8;

let answer: Promise<boolean> | undefined;

/**
 * Whether what this browser reads from a canvas is what was drawn on it. One that resists being
 * recognised gives noise or an empty picture, and says nothing of it.
 */
export function readsCanvasBack(): Promise<boolean> {
  answer ??= tryReading().catch(() => false);
  return answer;
}

async function tryReading(): Promise<boolean> {
  const pattern = new ImageData(side, side);
  pattern.data.forEach((_, at) => {
    // Every pixel differs from its neighbours, in every colour; all are opaque.
    pattern.data[at] = at % 4 === 3 ? 255 : (at * 37 + (at >> 8) * 101) % 256;
  });
  const first = emptyCanvas();
  first.context.putImageData(pattern, 0, 0);
  if (!isAlike(first.context, pattern)) return false;
  const picture = new Image();
  picture.src = first.canvas.toDataURL('image/png');
  await picture.decode();
  const second = emptyCanvas();
  second.context.drawImage(picture, 0, 0);
  return isAlike(second.context, pattern);
}

function emptyCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context };
}

function isAlike(context: CanvasRenderingContext2D, pattern: ImageData): boolean {
  const { data } = context.getImageData(0, 0, side, side);
  return pattern.data.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= tolerance);
}
