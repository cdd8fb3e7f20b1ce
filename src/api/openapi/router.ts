import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Router } from 'express';
import { refuseMethod } from '../middleware/refuse-method.ts';
import { openApiDocument } from './document.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Made once: 0.8 MB as it is, less than 30 kB as brotli. */
const encode: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text),
  identity: (text) => Promise.resolve(text),
};

/** `/api/v1/openapi.json`, for anybody; made at the first request and kept, in each encoding. */
export function makeOpenApiRouter(publicUrl: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let plain: Buffer | undefined;
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const bodyIn = (encoding: Encoding) => {
    plain ??= Buffer.from(JSON.stringify(openApiDocument(publicUrl)));
    const body = encoded.get(encoding) ?? encode[encoding](plain);
    encoded.set(encoding, body);
    return body;
  };

  router.get('/api/v1/openapi.json', async (request, response) => {
    const names = ['br', 'gzip'] as const;
    const encoding = names.find((name) => request.acceptsEncodings(name)) ?? 'identity';
    response.set('Cache-Control', 'public, max-age=300').vary('Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.type('application/json').send(await bodyIn(encoding));
  });
  router.all('/api/v1/openapi.json', refuseMethod('GET, HEAD'));
  return router;
}
