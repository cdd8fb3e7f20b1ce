import type { ComponentChildren } from 'preact';
import type { PictureBox } from '@countersign/signature-marks/stroke-box';
import { fitPicture, placeInset } from '@countersign/signature-marks/fit-signature';

interface InPlaceProps {
  /** Of the place, in points. */
  box: { width: number; height: number };
  /** Of the picture that the service keeps, in pixels. */
  size: { width: number; height: number };
  /** The part of the drawing that becomes the picture, in units of the drawing. */
  view: PictureBox;
  children: ComponentChildren;
}

/** A picture of a signature as large and where it will stand in its place. */
export function InPlace({ box, size, view, children }: InPlaceProps) {
  const { width, height } = fitPicture(size, {
    width: box.width - 2 * placeInset.x,
    height: box.height - 2 * placeInset.y,
  });
  return (
    <svg
      class="placed-signature"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <svg
        x={placeInset.x}
        y={box.height - placeInset.y - height}
        width={width}
        height={height}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        preserveAspectRatio="none"
      >
        {children}
      </svg>
    </svg>
  );
}
