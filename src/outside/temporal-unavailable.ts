import { isGrpcServiceError } from '@temporalio/client';
import { hasCode } from './grpc-codes.ts';

/**
 * Why a Temporal server gives no answer, with the way out. The client's own words have addresses
 * inside OpenSSL and how long it looked up names.
 * @returns what was thrown where it is something else
 */
export function temporalUnavailable(error: unknown): unknown {
  if (!isGrpcServiceError(error)) return error;
  if (hasCode(error, 'permissionDenied', 'unauthenticated')) {
    return refused(`is refused by the server (${error.details})`, error);
  }
  if (hasCode(error, 'deadlineExceeded'))
    return away('within the time given, DEADLINE_EXCEEDED', error);
  if (!hasCode(error, 'unavailable')) return error;
  const [, last = error.details] =
    /Last error: (?:Error: )?(.*?)(?:\. Resolution note:.*)?$/s.exec(error.details) ?? [];
  if (/wrong version number|packet length too long/.test(last)) {
    const problem = 'TEMPORAL_TLS is on, and the server of TEMPORAL_ADDRESS answers without TLS';
    return new Error(`${problem}: give the address that has it, or leave TLS out.`, {
      cause: error,
    });
  }
  const [, spoken = last] = /SSL routines:[^:]*:([^:]+):/.exec(last) ?? [];
  return away(spoken, error);
}

function away(reason: string, cause: Error): Error {
  const wayOut = 'start it, or correct the address and what TEMPORAL_TLS and its files say';
  const said = reason.trim().replace(/\.$/, '');
  return new Error(`TEMPORAL_ADDRESS names a server that does not answer (${said}): ${wayOut}.`, {
    cause,
  });
}

function refused(problem: string, cause: Error): Error {
  const wayOut = 'give the key or the certificate that it lets in';
  return new Error(`TEMPORAL_API_KEY or TEMPORAL_TLS_CERT ${problem}: ${wayOut}.`, { cause });
}
