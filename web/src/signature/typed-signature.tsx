import type { SignatureFace } from '../../../src/domain/signing/signature-face.ts';
import { usePrinted } from './use-printed.ts';

interface TypedSignatureProps {
  text: string;
  face: SignatureFace;
}

/** A typed name in the fonts that it is printed with, each part of it in its own. */
export function TypedSignature({ text, face }: TypedSignatureProps) {
  const printed = usePrinted(text, face);
  const isSlanted = printed?.isHandwritten === false;
  return (
    <bdi class={isSlanted ? 'typed-signature slanted' : 'typed-signature'}>
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
