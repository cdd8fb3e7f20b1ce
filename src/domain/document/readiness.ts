import { Refusal } from '../refusals.ts';

/** Of a file that is not ready; one that is has no conversion. */
export const conversionStatuses = ['pending', 'failed'] as const;
export type ConversionStatus = (typeof conversionStatuses)[number];

/** Why a file will never be ready; null while it may still be. */
export interface ConversionFailure {
  reason: string | null;
  message: string | null;
}

/** A document whose file is still being converted has no pages yet. */
export function isReady(document: { pageCount: number }): boolean {
  return document.pageCount > 0;
}

/** What is answered about a file that is not ready. */
export function notReady(failure?: ConversionFailure): Refusal {
  if (failure?.reason != null) {
    return new Refusal('UNPROCESSABLE_FILE', failure.message ?? 'The file cannot be used.', {
      reason: failure.reason,
    });
  }
  return new Refusal('DOCUMENT_NOT_READY', 'The file is still being converted.', {
    retryAfterS: 2,
  });
}
