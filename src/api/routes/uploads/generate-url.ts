import { z } from 'zod';
import { generateUploadUrl } from '../../../operations/uploads/generate-url.ts';
import { writeRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';

export const generateUploadUrlRoute = writeRoute({
  method: 'POST',
  path: '/uploads/generate-url',
  operationId: 'generateUploadUrl',
  tag: 'Uploads',
  summary: 'Get a temporary address to send one file to',
  description:
    'Good for 15 minutes and one file. POST the raw bytes there with their `Content-Type`; the answer (201) holds `storageId`.',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body: nothing,
  status: 201,
  answer: z
    .strictObject({
      upload_url: z.url().meta({
        description:
          'The address to POST the raw bytes of one file to within 15 minutes; it needs no key',
      }),
    })
    .meta({ id: 'UploadUrl' }),
  refusals: ['UNAUTHORIZED'],
  example: {
    answer: { upload_url: 'https://sign.example.com/uploads/019a3ef2651e7028bb5e28ebf23517' },
  },
  async write(tx, { deps, principal }) {
    return { upload_url: await generateUploadUrl(tx, deps, principal) };
  },
});
