import { useEffect, useState } from 'preact/hooks';
import {
  lookForStrokes,
  storedSide,
  type PictureBox,
} from '@countersign/signature-marks/stroke-box';
import { fitPicture, placeInset } from '@countersign/signature-marks/fit-signature';

interface PlacedPictureProps {
  /** A `data:` URL. */
  image: string;
  /** Of the place, in points. */
  box: { width: number; height: number };
}

/** A drawn or uploaded signature as large and where it will stand in its place. */
export function PlacedPicture({ image, box }: PlacedPictureProps) {
  const picture = useCut(image);
  if (!picture) return null;
  const { size, strokes } = picture;
  const room = {
    width: box.width - 2 * placeInset.x,
    height: box.height - 2 * placeInset.y,
  };
  const { width, height } = fitPicture(strokes, room);
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
        viewBox={`${strokes.left} ${strokes.top} ${strokes.width} ${strokes.height}`}
        preserveAspectRatio="none"
      >
        <image href={image} {...size} preserveAspectRatio="none" />
      </svg>
    </svg>
  );
}

interface CutPicture {
  image: string;
  /** As the service keeps it, in pixels. */
  size: { width: number; height: number };
  strokes: PictureBox;
}

/** The picture without the empty paper around it, which the service cuts off. */
function useCut(image: string): CutPicture | undefined {
  const [cut, setCut] = useState<CutPicture>();
  useEffect(() => {
    let over = false;
    cutOf(image)
      .then((next) => {
        if (!over) setCut(next);
      })
      // The service refuses what cannot be read, and says so.
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [image]);
  return cut?.image === image ? cut : undefined;
}

async function cutOf(image: string): Promise<CutPicture | undefined> {
  const element = new Image();
  element.src = image;
  await element.decode();
  const { naturalWidth, naturalHeight } = element;
  const scale = Math.min(1, storedSide / Math.max(naturalWidth, naturalHeight));
  const size = {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pixels = canvas.getContext('2d');
  pixels?.drawImage(element, 0, 0, size.width, size.height);
  const data = pixels?.getImageData(0, 0, size.width, size.height).data ?? [];
  const { row, found } = lookForStrokes(data, size.width);
  for (let y = 0; y < size.height; y++) row(y);
  const strokes = found();
  return strokes && { image, size, strokes };
}
