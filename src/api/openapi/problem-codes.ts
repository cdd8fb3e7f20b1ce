import type { Guard } from '../../domain/authentication/proof.ts';
import type { ProblemCode } from '../problems.ts';
import type { Route } from '../route.ts';

/**
 * Every code that an operation can answer with: its own refusals, and what the edge refuses before
 * or instead of running it. A wrong method is no answer of an operation, so 405 is not among them.
 */
export function problemCodes(route: Route): ProblemCode[] {
  return [
    ...new Set([
      ...requestCodes(route),
      ...accessCodes(route),
      ...route.refusals,
      ...idempotencyCodes(route),
      ...alwaysPossible,
    ]),
  ];
}

const alwaysPossible: ProblemCode[] = ['INTERNAL_ERROR', 'UNAVAILABLE'];

function requestCodes({ method }: Route): ProblemCode[] {
  return method === 'GET'
    ? ['VALIDATION_ERROR']
    : ['VALIDATION_ERROR', 'INVALID_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
}

function accessCodes(route: Route): ProblemCode[] {
  if (route.access === 'signing-link') {
    return ['SIGNING_LINK_INVALID', 'RATE_LIMITED', ...guardCodes[route.guard ?? 'view']];
  }
  const fine: ProblemCode[] = ['MISSING_AUTH_HEADER', 'INVALID_AUTH_FORMAT', 'INVALID_API_KEY'];
  const roleMatters = route.access.roles !== 'anyone' || route.method !== 'GET';
  return [
    // An operation that names UNAUTHORIZED itself gives it in place of the three.
    ...(route.refusals.includes('UNAUTHORIZED') ? [] : fine),
    'INSUFFICIENT_SCOPE',
    ...(roleMatters ? (['INSUFFICIENT_ROLE'] as const) : []),
    'ORGANIZATION_ACCESS_DENIED',
    'API_ACCESS_DISABLED',
    'IP_NOT_ALLOWED',
    'RATE_LIMITED',
  ];
}

const guardCodes: Record<Guard, readonly ProblemCode[]> = {
  none: [],
  unblocked: ['RECIPIENT_BLOCKED'],
  view: ['AUTHENTICATION_REQUIRED', 'RECIPIENT_BLOCKED'],
  act: ['AUTHENTICATION_REQUIRED', 'RECIPIENT_BLOCKED'],
};

/** Keys of idempotency go with every POST that an API key makes. */
export function takesIdempotencyKey(route: Route): boolean {
  return route.method === 'POST' && route.access !== 'signing-link';
}

function idempotencyCodes(route: Route): ProblemCode[] {
  return takesIdempotencyKey(route) ? ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] : [];
}
