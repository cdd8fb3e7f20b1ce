import { Refusal } from '../refusals.ts';
import { minuteMs } from '../time.ts';

/** How long an upload URL takes a file. */
const lifetimeMs = 15 * minuteMs;

/** When an upload URL that is made now expires. */
export function uploadExpiry(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}

/** @throws URL_EXPIRED, also for an upload that is not there */
export function requireOpen<Upload extends { expiresAt: Date }>(
  upload: Upload | undefined,
  now: Date,
): Upload {
  if (upload && upload.expiresAt > now) return upload;
  throw new Refusal('URL_EXPIRED', 'This upload address has expired; generate another.');
}

/** One upload is one file: the same bytes again change nothing. @throws URL_EXPIRED */
export function requireSameFile(firstSha256: string, sha256: string): void {
  if (firstSha256 === sha256) return;
  throw new Refusal('URL_EXPIRED', 'This upload address was used for another file.');
}
