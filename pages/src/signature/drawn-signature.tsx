import { useMemo } from 'preact/hooks';
import { inkColor, inkOf, type Stroke } from '@countersign/signature-marks/ink';
import { InPlace } from './in-place.tsx';

/** A drawn signature by itself. */
export function DrawnSignature({ strokes, alt }: { strokes: readonly Stroke[]; alt: string }) {
  const ink = useInk(strokes);
  if (!ink) return null;
  const { left, top, width, height } = ink.box;
  return (
    <svg
      class="drawn-preview"
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={alt}
      fill={inkColor}
    >
      <Paths of={ink.paths} />
    </svg>
  );
}

interface PlacedInkProps {
  strokes: readonly Stroke[];
  /** Of the place, in points. */
  box: { width: number; height: number };
}

/** A drawn signature as large and where it will stand in its place. */
export function PlacedInk({ strokes, box }: PlacedInkProps) {
  const ink = useInk(strokes);
  if (!ink) return null;
  return (
    <InPlace box={box} size={ink.picture} view={ink.box}>
      <g fill={inkColor}>
        <Paths of={ink.paths} />
      </g>
    </InPlace>
  );
}

/** The strokes as the pen leaves them, in pixels of the area that is drawn on. */
export function InkPaths({ strokes }: { strokes: readonly Stroke[] }) {
  return <Paths of={useInk(strokes)?.paths ?? []} />;
}

const useInk = (strokes: readonly Stroke[]) => useMemo(() => inkOf(strokes), [strokes]);

const Paths = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((path, index) => (
      <path key={index} d={path} />
    ))}
  </>
);
