import { useEffect, useState } from 'preact/hooks';
import { storedSize, strokesIn, type PictureBox } from '@countersign/signature-marks/stroke-box';
import { readsCanvasBack } from './canvas-readback.ts';
import { InPlace } from './in-place.tsx';

interface PlacedPictureProps {
  /** A `data:` URL. */
  image: string;
  /** Of the place, in points. */
  box: { width: number; height: number };
}

/** An uploaded signature as large and where it will stand in its place. */
export function PlacedPicture({ image, box }: PlacedPictureProps) {
  const picture = useCut(image);
  if (!picture) return null;
  const { size, strokes } = picture;
  return (
    <InPlace box={box} size={strokes} view={strokes}>
      <image href={image} {...size} preserveAspectRatio="none" />
    </InPlace>
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
  const size = storedSize({ width: element.naturalWidth, height: element.naturalHeight });
  // Where nobody can look at it, it is shown whole.
  if (!(await readsCanvasBack())) return { image, size, strokes: { left: 0, top: 0, ...size } };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pixels = canvas.getContext('2d');
  // As finely as the service makes a large one smaller: its edges are where they will be.
  const { width: resizeWidth, height: resizeHeight } = size;
  const fine = { resizeWidth, resizeHeight, resizeQuality: 'high' } as const;
  const scaled = await createImageBitmap(element, fine);
  pixels?.drawImage(scaled, 0, 0, size.width, size.height);
  scaled.close();
  const data = pixels?.getImageData(0, 0, size.width, size.height).data ?? [];
  const strokes = strokesIn(data, size);
  return strokes && { image, size, strokes };
}
