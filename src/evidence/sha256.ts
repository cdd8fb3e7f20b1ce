import { createHash } from 'node:crypto';

/** In hexadecimal; of text its UTF-8. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
