import type { RecipientState } from '../document/state.ts';
import { invalid } from '../refusals.ts';

/** What the page says was on the screen. */
export interface ShownBytes {
  /** The `ETag` that it had, and whether the document ever did; absent, the latest given. */
  claimed?: { sha256: string; isKnown: boolean };
}

/**
 * SHA-256 in hex of what the recipient saw, as far as the service can say: null when it gave them
 * no bytes, whatever the page claims.
 * @throws VALIDATION_ERROR when the document never had the bytes claimed
 */
export function shownSha256(
  recipient: Pick<RecipientState, 'shownSha256'>,
  { claimed }: ShownBytes,
): string | null {
  if (claimed && !claimed.isKnown) {
    throw invalid('/shown_sha256', 'is of bytes that this document never had');
  }
  return recipient.shownSha256 === null ? null : (claimed?.sha256 ?? recipient.shownSha256);
}
