import QRCode from 'qrcode';
import type { Canvas } from './canvas.ts';
import { num } from './num.ts';

/** A QR code as filled rectangles, one for every run of dark modules: sharp at every size. */
export function drawCode(
  canvas: Canvas,
  address: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  const boxes: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    const bottom = y + (modules.size - row - 1) * unit;
    for (let column = 0; column < modules.size;) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end++;
      if (end > column) {
        const box = [x + column * unit, bottom, (end - column) * unit, unit];
        boxes.push(`${box.map(num).join(' ')} re`);
      }
      column = Math.max(end, column + 1);
    }
  }
  canvas.raw(`q 0 0 0 rg ${boxes.join(' ')} f Q`);
}
