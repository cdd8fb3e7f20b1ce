import type { Canvas } from '@countersign/pdf/draw/canvas';
import { drawComb, fitsComb } from '@countersign/pdf/draw/comb';
import { drawFitted, fitText } from '@countersign/pdf/draw/fit-text';
import type { SealField } from './seal-input.ts';

/** A value as it will stand in its box, whose size is in points as shown. */
export interface LaidOutValue {
  /** Not all of it found room. */
  cut: boolean;
  draw(canvas: Canvas): void;
}

/** @param mark stands where the value had to be cut */
export function layOutValue(
  { type, value, boxes, fontSize }: Pick<SealField, 'type' | 'value' | 'boxes' | 'fontSize'>,
  box: { width: number; height: number },
  mark: string,
): LaidOutValue {
  const text = String(value);
  if (boxes !== undefined && fitsComb(text, boxes)) {
    return {
      cut: false,
      draw(canvas) {
        drawComb(canvas, text, boxes, box, fontSize);
      },
    };
  }
  const paragraph = type === 'textarea';
  const fitted = fitText(text, box, { paragraph, mark, size: fontSize });
  return {
    cut: fitted.cut,
    draw(canvas) {
      drawFitted(canvas, fitted, box, paragraph);
    },
  };
}
