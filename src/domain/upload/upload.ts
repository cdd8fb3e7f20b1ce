import { Refusal } from '../refusals.ts';
import { minuteMs } from '../time.ts';
import { maxFileBytes } from './file.ts';
import { longestMs, uploadPace } from './pace.ts';

/** How long an upload URL takes a file, which must begin to come by then. */
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

/** For the check, and what else is done with a file once it has come. */
const checkingMs = 3 * minuteMs;

/**
 * Until when one sender has the address: as long as the file may take, and its check.
 * @param announcedBytes 0 where nobody says how many come
 */
export function receivingExpiry(now: Date, announcedBytes: number): Date {
  const sizeBytes = Math.min(announcedBytes || maxFileBytes, maxFileBytes);
  return new Date(now.getTime() + longestMs(uploadPace, sizeBytes) + checkingMs);
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
