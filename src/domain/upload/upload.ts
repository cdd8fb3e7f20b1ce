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

/** For how long one sender has the address: a request's two minutes, its turn, and the check. */
const receivingMs = 5 * minuteMs;

export function receivingExpiry(now: Date): Date {
  return new Date(now.getTime() + receivingMs);
}

/** Of two who send to one address at once. */
export function uploadInProgress(): Refusal {
  return new Refusal('UPLOAD_IN_PROGRESS', 'Another file is being sent to this address.', {
    retryAfterS: 2,
  });
}

/** A conversion that takes longer than one waits for it goes on by itself; other refusals hold. */
export function convertsOn(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'DOCUMENT_NOT_READY';
}

/** One upload is one file: the same bytes again change nothing. @throws URL_EXPIRED */
export function requireSameFile(firstSha256: string, sha256: string): void {
  if (firstSha256 === sha256) return;
  throw new Refusal('URL_EXPIRED', 'This upload address was used for another file.');
}
