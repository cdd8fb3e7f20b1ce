import { faceOf, type GivenSignature } from './draft.ts';
import { DrawnSignature, PlacedInk } from './drawn-signature.tsx';
import { PlacedPicture } from './placed-picture.tsx';
import { PlacedSignature } from './placed-signature.tsx';
import { TypedSignature } from './typed-signature.tsx';

interface SignaturePreviewProps {
  signature: GivenSignature;
  alt: string;
  /** Of the place where it stands, in points. */
  box?: { width: number; height: number };
}

/** A signature as it will stand in the document, at its place or by itself. */
export function SignaturePreview({ signature, alt, box }: SignaturePreviewProps) {
  switch (signature.type) {
    case 'draw':
      if (box) return <PlacedInk strokes={signature.strokes} box={box} />;
      return <DrawnSignature strokes={signature.strokes} alt={alt} />;
    case 'upload':
      if (box) return <PlacedPicture image={signature.image} box={box} />;
      return <img class="drawn-preview" src={signature.image} alt={alt} />;
    case 'type':
      if (box) return <PlacedSignature text={signature.text} face={faceOf(signature)} box={box} />;
      return <TypedSignature text={signature.text} face={faceOf(signature)} />;
  }
}
