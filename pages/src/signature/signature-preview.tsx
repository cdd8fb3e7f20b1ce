import { faceOf, type signatureOf } from './draft.ts';
import { PlacedPicture } from './placed-picture.tsx';
import { PlacedSignature } from './placed-signature.tsx';
import { TypedSignature } from './typed-signature.tsx';

type Signature = NonNullable<ReturnType<typeof signatureOf>>;

interface SignaturePreviewProps {
  signature: Signature;
  alt: string;
  /** Of the place where it stands, in points. */
  box?: { width: number; height: number };
}

/** A signature as it will stand in the document, at its place or by itself. */
export function SignaturePreview({ signature, alt, box }: SignaturePreviewProps) {
  if ('image' in signature && box) return <PlacedPicture image={signature.image} box={box} />;
  if ('image' in signature) return <img class="drawn-preview" src={signature.image} alt={alt} />;
  const { text } = signature;
  if (box) return <PlacedSignature text={text} face={faceOf(signature)} box={box} />;
  return <TypedSignature text={text} face={faceOf(signature)} />;
}
