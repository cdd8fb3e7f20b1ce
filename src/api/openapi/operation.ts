import type { ZodOpenApiOperationObject } from 'zod-openapi';
import type { Route } from '../route.ts';
import { madeResponses, pdfResponses } from './bytes.ts';
import { headerRef, requestIdHeader } from './headers.ts';
import { linksOf } from './links.ts';
import { problemCodes, takesIdempotencyKey } from './problem-codes.ts';
import { problemResponses } from './problem-responses.ts';

export const apiPrefix = '/api/v1';

/** One route as OpenAPI describes it; nothing about an operation is said anywhere else. */
export function operationOf(route: Route): ZodOpenApiOperationObject {
  const scope = route.access === 'signing-link' ? undefined : route.access.scope;
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: describe(route),
    security: scope === undefined ? [{ signingLink: [] }] : [{ apiKey: [] }],
    ...(scope !== undefined && { 'x-required-scope': scope }),
    ...(route.ours && { 'x-beyond-the-specification': true }),
    requestParams: { query: route.query },
    ...(takesIdempotencyKey(route) && {
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    }),
    ...(route.access === 'signing-link' && {
      parameters: [{ $ref: '#/components/parameters/SigningSessionToken' }],
    }),
    ...requestBodyOf(route),
    responses: {
      ...successOf(route),
      ...problemResponses(problemCodes(route)),
    },
  };
}

function describe(route: Route): string {
  const { access, description } = route;
  const needs =
    access === 'signing-link'
      ? 'Credential: the token of the signing link.'
      : `Scope: \`${access.scope}\`.${roleSentence[access.roles]}`;
  return [description, needs].filter((part) => part !== undefined).join('\n\n');
}

const roleSentence = {
  anyone: '',
  writers: ' Role: owner, admin or member.',
  administrators: ' Role: owner or admin.',
};

function requestBodyOf({ method, body, example }: Route) {
  const takesNothing = Object.keys(body.shape).length === 0;
  if (method === 'GET' || (method === 'DELETE' && takesNothing)) return {};
  return {
    requestBody: {
      // An absent body counts as `{}`.
      required: !body.safeParse({}).success,
      content: { 'application/json': { schema: body, example: example.body ?? {} } },
    },
  };
}

function successOf(route: Route) {
  if ('media' in route) return madeResponses(route.media);
  if ('stream' in route) return pdfResponses;
  const links = linksOf(route);
  const success = {
    description: route.status === 201 ? 'Created' : 'Done',
    headers: {
      ...requestIdHeader,
      ...(takesIdempotencyKey(route) && {
        'Idempotent-Replayed': headerRef('Idempotent-Replayed'),
      }),
    },
    content: { 'application/json': { schema: route.answer, example: route.example.answer } },
    ...(Object.keys(links).length > 0 && { links }),
  };
  const tried = 'trial' in route && route.trial;
  return {
    ...(tried && {
      200: {
        description: 'Nothing was done: it was only tried',
        headers: success.headers,
        content: { 'application/json': { schema: route.answer, example: tried.example } },
      },
    }),
    [String(route.status)]: success,
    ...('finish' in route && { 202: { ...success, description: 'Begun, and still under way' } }),
  };
}
