import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import type { ProblemCode } from '../problems.ts';
import type { PublicRoute } from '../public-route.ts';
import { madeResponses, pdfResponses } from './bytes.ts';
import { requestIdHeader } from './headers.ts';
import { problemResponses } from './problem-responses.ts';

/** The paths of public routes as OpenAPI describes them. */
export function publicPaths(routes: readonly PublicRoute[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replaceAll('{+', '{');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

/** Every code that a public route can answer with. */
export function publicCodes(route: PublicRoute): ProblemCode[] {
  const body = bodyOf(route);
  const codes = new Set<ProblemCode>(route.refusals);
  // What is escaped in a path may be no text.
  if (Object.keys(route.parameters).length > 0) codes.add('VALIDATION_ERROR');
  if (body && 'json' in body) {
    codes.add('VALIDATION_ERROR').add('INVALID_JSON').add('PAYLOAD_TOO_LARGE');
  }
  if (body) codes.add('UNSUPPORTED_MEDIA_TYPE');
  if (route.perMinute !== undefined) codes.add('RATE_LIMITED');
  return [...codes.add('INTERNAL_ERROR').add('UNAVAILABLE')];
}

function operationOf(route: PublicRoute): ZodOpenApiOperationObject {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    security: [],
    ...(!route.specified && { 'x-beyond-the-specification': true }),
    parameters: Object.entries(route.parameters).map(([name, about]) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: { type: 'string' as const, minLength: 1 },
      ...about,
    })),
    ...requestBodyOf(route),
    responses: { ...successOf(route), ...problemResponses(publicCodes(route)) },
  };
}

function bodyOf(route: PublicRoute) {
  return 'answer' in route ? route.body : undefined;
}

const bytes = { schema: { type: 'string' as const, format: 'binary' } };

function requestBodyOf(route: PublicRoute) {
  const body = bodyOf(route);
  if (!body) return {};
  const content =
    'json' in body
      ? { 'application/json': { schema: body.json, example: body.example } }
      : Object.fromEntries(body.media.map((type) => [type, bytes]));
  return { requestBody: { required: true, content } };
}

function successOf(route: PublicRoute) {
  if (!('answer' in route)) {
    return route.media === 'application/pdf' ? pdfResponses : madeResponses(route.media);
  }
  const success = {
    description: route.status === 201 ? 'Stored and checked' : 'Done',
    headers: requestIdHeader,
    content: { 'application/json': { schema: route.answer, example: route.example } },
  };
  return { [String(route.status)]: success };
}
