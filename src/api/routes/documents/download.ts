import { z } from 'zod';
import { isReady } from '../../../domain/document/readiness.ts';
import { requireDocument } from '../../find.ts';
import { downloadUrl } from '../../download-url.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing, timeOf } from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';

export const downloadDocumentRoute = readRoute({
  method: 'GET',
  path: '/documents/download',
  operationId: 'downloadDocument',
  tag: 'Documents',
  summary: 'Get a temporary address of the PDF',
  description:
    'The sealed PDF of a completed document, else the prepared one. The address is good for an hour. ' +
    'Right after the last act it waits up to 10 seconds for the seal, then answers 409 `SEAL_PENDING` with `Retry-After`: ask again.',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      download_url: z.url().meta({ description: 'The address of the PDF, which needs no key' }),
      expires_at: timeOf('Until when the address is good'),
    })
    .meta({ id: 'Download' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'SEAL_PENDING', 'DOCUMENT_NOT_READY', 'UNPROCESSABLE_FILE'],
  example: {
    query: { id: documentExample.id },
    answer: { download_url: downloadExample, expires_at: '2027-01-27T11:30:00.000Z' },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.id);
    const { status, sealedFileId } = document;
    if (status === 'completed' && sealedFileId === null) await call.awaitSeal(document.id);
    if (!isReady(document)) await call.awaitConversion(document.preparedFileId);
    const { url, expiresAt } = downloadUrl(call.deps, call.principal, document.id);
    return { download_url: url, expires_at: expiresAt.toISOString() };
  },
});
