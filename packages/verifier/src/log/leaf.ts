import { createHash } from 'node:crypto';
import { hashLeaf } from './merkle.ts';

export const saltBytes = 32;

/**
 * The leaf of an event: SHA-256(0x00 ‖ SHA-256(salt ‖ canonical)). `canonical` is the RFC 8785 JSON
 * of the event, in UTF-8. Without the salt the leaf says nothing of the event.
 */
export function eventLeaf(canonical: string, salt: Uint8Array): Uint8Array {
  return hashLeaf(createHash('sha256').update(salt).update(canonical).digest());
}
