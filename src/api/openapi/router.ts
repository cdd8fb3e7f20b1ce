import { Router } from 'express';
import { Problem } from '../problem.ts';
import { openApiDocument } from './document.ts';

/** `/api/v1/openapi.json`, for anybody; made at the first request and kept. */
export function makeOpenApiRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let body: string | undefined;
  router.get('/api/v1/openapi.json', (_request, response) => {
    body ??= JSON.stringify(openApiDocument());
    response.set('Cache-Control', 'public, max-age=300');
    response.type('application/json').send(body);
  });
  router.all('/api/v1/openapi.json', (request) => {
    const detail = `${request.method} is not one of GET, HEAD.`;
    throw new Problem('METHOD_NOT_ALLOWED', detail, {}, { Allow: 'GET, HEAD' });
  });
  return router;
}
