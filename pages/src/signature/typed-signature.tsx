import { useRef } from 'preact/hooks';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import { useNear } from '../document/use-visibility.ts';
import { usePrinted } from './use-printed.ts';

interface TypedSignatureProps {
  text: string;
  face: SignatureFace;
}

/** A typed name in the fonts that it is printed with, each part of it in its own. */
export function TypedSignature({ text, face }: TypedSignatureProps) {
  const place = useRef<HTMLElement>(null);
  const printed = usePrinted(text, face, useNear(place, '200px'));
  const isSlanted = printed?.isHandwritten === false;
  return (
    <bdi ref={place} class={isSlanted ? 'typed-signature slanted' : 'typed-signature'}>
      {printed
        ? printed.runs.map(({ text: part, family }, index) => (
            <span key={index} style={{ fontFamily: `'${family}'` }}>
              {part}
            </span>
          ))
        : text}
    </bdi>
  );
}
