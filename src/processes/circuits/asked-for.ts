import type { AuthorityRefusal } from '@countersign/pki/http-authority';
import { parseRetryAfter } from '@countersign/webhooks/retry-after';
import type { Failing } from '../../domain/circuit/service.ts';

/** What an answer over HTTP says of the service (RFC 9110, 15.6.4; RFC 6585, 4). */
export function failingAnswer({ status, retryAfter }: AuthorityRefusal, now: Date): Failing {
  const forMs = parseRetryAfter(retryAfter, now);
  const asks = status === 429 || status === 503 || forMs !== undefined;
  return { reason: `answered ${status}`, ...(asks && { asked: { forMs } }) };
}
