import { z } from 'zod';
import { createDocument } from '../../../operations/documents/create.ts';
import { writeRoute } from '../../route.ts';
import { documentSchema, id, longText, moment, name, nothing } from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';
import { withDownload } from './rendered.ts';

export const createDocumentRoute = writeRoute({
  method: 'POST',
  path: '/documents',
  operationId: 'createDocument',
  tag: 'Documents',
  summary: 'Create a document from an uploaded file',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    title: name,
    description: longText.optional(),
    storage_id: id.meta({ description: '`storageId` of the upload' }),
    file_size: z.number().int().min(1).max(52_428_800).meta({ description: 'Bytes' }),
    file_type: z.string().max(255).meta({ description: 'MIME type' }),
    page_count: z.number().int().min(1).max(2_000).optional(),
    deadline: moment.optional(),
  }),
  status: 201,
  answer: documentSchema,
  refusals: ['UPLOAD_NOT_FOUND', 'UNPROCESSABLE_FILE'],
  example: {
    body: {
      title: 'Lease for 12 Harbour Street',
      storage_id: 'upl_01k9zf4s8ye0mbqn7h7wz3a5rc',
      file_size: 101_681,
      file_type: 'application/pdf',
    },
    answer: { ...documentExample, download_url: downloadExample },
  },
  documentOf: (_call, { id }) => id,
  async write(tx, { deps, principal, body }) {
    const document = await createDocument(tx, principal, {
      title: body.title,
      description: body.description,
      storageId: body.storage_id,
      fileSizeBytes: body.file_size,
      fileType: body.file_type,
      pageCount: body.page_count,
      deadline: body.deadline,
    });
    return withDownload(deps, document, tx.now);
  },
});
