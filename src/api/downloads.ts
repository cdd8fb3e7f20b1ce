import type { Express, RequestHandler } from 'express';
import { isReady } from '../domain/document/readiness.ts';
import { parseUuid } from '../domain/ids.ts';
import { notFound, Refusal } from '../domain/refusals.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { readUrlToken } from '../operations/uploads/signed-url.ts';
import { findDownload, requireFile } from '../persistence/stores/files.ts';
import type { AwaitConversion } from './await-conversion.ts';
import { untilClosed, type AwaitSeal } from './await-seal.ts';
import { refuseMethod } from './middleware/refuse-method.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { sendFile } from './send-file.ts';

/** Signed addresses of PDFs. What they give is decided when they are fetched. */
export function mountDownloads(
  app: Express,
  deps: OperationDeps,
  { awaitSeal, awaitConversion }: { awaitSeal: AwaitSeal; awaitConversion: AwaitConversion },
  rateLimits: RateLimits | undefined,
): void {
  app.use('/files', onlyToKeep);
  app.get('/files/:token', async (request, response) => {
    const address = readUrlToken(deps.keyring, 'download', request.params.token);
    if (!address) {
      await rateLimits?.refusedCredential(request.ip);
      throw notFound('FILE', 'at this address');
    }
    if (address.expiresAt <= deps.clock.now()) {
      throw new Refusal('URL_EXPIRED', 'This download address has expired; ask for another.');
    }
    const id = parseUuid<'doc'>(address.id);
    const document = id && (await findDownload(deps.database, id));
    if (!document) throw notFound('FILE', 'at this address');
    const fileId =
      document.status === 'completed'
        ? (document.sealedFileId ?? (await awaitSeal(document.id, untilClosed(response))))
        : document.preparedFileId;
    if (!isReady(document)) await awaitConversion(document.preparedFileId, untilClosed(response));
    const file = await requireFile(deps.database, fileId);
    await sendFile(deps, file, `${document.title}.pdf`, request, response);
  });
  app.all('/files/:token', refuseMethod('GET, HEAD'));
}

/**
 * For whoever has the address, to keep: the PDF is somebody's upload, so that it runs nothing on
 * our origin, is embedded by no other, and stays in no cache.
 */
const onlyToKeep: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  next();
};
