import { headerRef, requestIdHeader } from './headers.ts';
import { kindOf, problemKinds, type ProblemCode } from '../problems.ts';

/** As `problemBody` renders it (RFC 9457). */
export const problemSchema = {
  type: 'object' as const,
  description: 'What went wrong (RFC 9457). `code` is for machines, `detail` for people.',
  properties: {
    type: {
      type: 'string' as const,
      format: 'uri',
      description: 'The address of a page that explains this kind of problem',
    },
    title: { type: 'string' as const, description: 'What went wrong in general, for people' },
    status: {
      type: 'integer' as const,
      minimum: 400,
      maximum: 599,
      description: 'The HTTP status, once more',
    },
    detail: { type: 'string' as const, description: 'What went wrong this time, for people' },
    instance: { type: 'string' as const, description: 'The path of the request' },
    code: {
      type: 'string' as const,
      pattern: '^[A-Z_]+$',
      description: 'What went wrong, for machines',
    },
    request_id: {
      type: 'string' as const,
      description: 'Names the request in our log; also in the header `X-Request-Id`',
    },
    reason: {
      type: 'string' as const,
      description: 'A finer word for some codes, in snake_case',
    },
    pages: {
      type: 'integer' as const,
      minimum: 0,
      description: 'How many pages were searched for an anchor that was not found',
    },
    found: {
      type: 'integer' as const,
      minimum: 0,
      description: 'How often the text of an anchor was found',
    },
    remaining: {
      type: 'integer' as const,
      minimum: 0,
      description: 'How many more tries there are, with `CODE_WRONG`',
    },
    errors: {
      type: 'array' as const,
      description:
        'The first 20 places that are wrong, with `VALIDATION_ERROR` and codes about one place',
      maxItems: 20,
      items: {
        type: 'object' as const,
        properties: {
          pointer: {
            type: 'string' as const,
            description: 'JSON Pointer (RFC 6901) into the body, or `/<name>` of a parameter',
          },
          in: {
            type: 'string' as const,
            enum: ['query', 'header'],
            description: 'Where the place is, when it is not in the body',
          },
          message: {
            type: 'string' as const,
            description: 'What is wrong with it, the rest of a sentence that begins with its name',
          },
        },
        required: ['pointer', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id'],
  additionalProperties: false,
};

/** Codes that say when trying again makes sense. */
const retryable = new Set<ProblemCode>([
  'DOCUMENT_NOT_READY',
  'SEAL_PENDING',
  'IDEMPOTENCY_IN_PROGRESS',
  'REMINDER_TOO_SOON',
  'RATE_LIMITED',
  'UNAVAILABLE',
]);

type ProblemResponse = ReturnType<typeof problemResponse>;

/**
 * One response for each status that the codes have, naming them. A code that is alone on its
 * status is the same wherever it occurs, so it is referred to.
 */
export function problemResponses(
  codes: readonly ProblemCode[],
): Record<string, ProblemResponse | { $ref: string }> {
  const byStatus = Map.groupBy(codes, (code) => problemKinds[code].status);
  const responses = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, group]) => [
      String(status),
      group.length === 1
        ? { $ref: `#/components/responses/${group[0]}` }
        : problemResponse(status, group),
    ]);
  return Object.fromEntries(responses) as Record<string, ProblemResponse | { $ref: string }>;
}

/** Under `components.responses`: those that `problemResponses` refers to. */
export function sharedResponses(uses: readonly (readonly ProblemCode[])[]) {
  const alone = uses.flatMap((codes) =>
    [...Map.groupBy(codes, (code) => problemKinds[code].status).values()].flatMap((group) =>
      group.length === 1 ? group : [],
    ),
  );
  return Object.fromEntries(
    [...new Set(alone)]
      .sort()
      .map((code) => [code, problemResponse(problemKinds[code].status, [code])]),
  );
}

function problemResponse(status: number, codes: readonly ProblemCode[]) {
  return {
    description: codes.map((code) => `\`${code}\`: ${problemKinds[code].meaning}`).join('\n\n'),
    headers: {
      ...requestIdHeader,
      ...(status === 401 && { 'WWW-Authenticate': headerRef('WWW-Authenticate') }),
      ...(codes.some((code) => retryable.has(code)) && { 'Retry-After': headerRef('Retry-After') }),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }],
          type: 'object' as const,
          properties: {
            code: {
              type: 'string' as const,
              enum: [...codes],
              description: 'What went wrong, for machines',
            },
          },
          required: ['code'],
        },
        example: exampleOf(codes),
      },
    },
  };
}

function exampleOf([code = 'INTERNAL_ERROR']: readonly ProblemCode[]) {
  const { status, title, meaning } = problemKinds[code];
  return {
    type: `https://sign.example.com/problems/${kindOf(code)}`,
    title,
    status,
    detail:
      code === 'VALIDATION_ERROR' ? '/id: is required (in the query)' : meaning.replaceAll('`', ''),
    instance: '/api/v1/documents/get',
    code,
    request_id: '0d6c1f2e-5b7a-4c39-8f10-2a9be7d4c655',
    ...(code === 'VALIDATION_ERROR' && {
      errors: [{ pointer: '/id', message: 'is required', in: 'query' }],
    }),
  };
}
