import { createHmac, timingSafeEqual } from 'node:crypto';

const keyBytes = 16;

/**
 * What the code on a certificate page carries beside the document's id: it opens the document's
 * public page. It is made from the salt of the document's first event, which is random, kept as
 * long as the document and erased with it.
 * @param documentId as it is public
 */
export function verificationKey(salt: Uint8Array, documentId: string): string {
  const mac = createHmac('sha256', salt).update(`countersign/v1/public page/${documentId}`);
  return mac.digest().subarray(0, keyBytes).toString('base64url');
}

export function isVerificationKey(key: string, salt: Uint8Array, documentId: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(verificationKey(salt, documentId))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
