import { createHash } from 'node:crypto';
import { signatureOctets } from '@countersign/verifier/record';

/** SHA-256 of what a token over a record is about: the octets of its JWS's signature. */
export function timestampImprint(jws: string): Uint8Array {
  return createHash('sha256').update(signatureOctets(jws)).digest();
}
