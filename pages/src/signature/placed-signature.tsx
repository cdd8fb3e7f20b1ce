import { baselineOf, fitSignature, placeInset } from '@countersign/signature-marks/fit-signature';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import { usePrinted } from './use-printed.ts';

interface PlacedSignatureProps {
  text: string;
  face: SignatureFace;
  /** Of the place, in points. */
  box: { width: number; height: number };
}

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A typed signature as large and where it will stand in its place. */
export function PlacedSignature({ text, face, box }: PlacedSignatureProps) {
  const printed = usePrinted(text, face);
  if (!printed) return <bdi>{text}</bdi>;
  const room = { width: box.width - 2 * placeInset.x, height: box.height - 2 * placeInset.y };
  const { lines, size } = fitSignature(text, room, printed.measure);
  return (
    <svg
      class={printed.isHandwritten ? 'placed-signature' : 'placed-signature slanted'}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      font-size={size}
    >
      {lines.map((line, index) => (
        <text
          key={index}
          x={placeInset.x}
          y={box.height - placeInset.y - size * baselineOf(index, lines.length)}
          // The left edge stays where it is, whichever way the letters run.
          {...(rightToLeft.test(line) && { direction: 'rtl', 'text-anchor': 'end' })}
        >
          {printed.runsOf(line).map(({ text: part, family }, at) => (
            <tspan key={at} font-family={`'${family}'`}>
              {part}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
