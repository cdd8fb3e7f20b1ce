import { Router } from 'express';
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
  return router;
}
