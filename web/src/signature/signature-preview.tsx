import type { signatureOf } from './draft.ts';
import { TypedSignature } from './typed-signature.tsx';

type Signature = NonNullable<ReturnType<typeof signatureOf>>;

/** A signature as it will stand in the document. */
export function SignaturePreview({ signature, alt }: { signature: Signature; alt: string }) {
  if ('image' in signature) return <img class="drawn-preview" src={signature.image} alt={alt} />;
  return <TypedSignature text={signature.text} />;
}
