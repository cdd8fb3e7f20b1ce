import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { supportedTypes } from '../../domain/upload/file.ts';
import type { ProblemCode } from '../problems.ts';
import { pdfResponses } from './bytes.ts';
import { requestIdHeader } from './headers.ts';
import { problemResponses } from './problem-responses.ts';

const token = (description: string) => ({
  name: 'token',
  in: 'path' as const,
  required: true,
  description,
  schema: { type: 'string' as const, minLength: 1 },
  example: '019a3ef2651e7028bb5e28ebf235174c',
});

const bytes = { schema: { type: 'string' as const, format: 'binary' } };

export const uploadCodes: ProblemCode[] = [
  'FILE_TOO_LARGE',
  'UNSUPPORTED_FILE_TYPE',
  'UPLOAD_IN_PROGRESS',
  'URL_EXPIRED',
  'UNPROCESSABLE_FILE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
];

const downloadCodes: ProblemCode[] = [
  'FILE_NOT_FOUND',
  'URL_EXPIRED',
  'SEAL_PENDING',
  'DOCUMENT_NOT_READY',
  'UNPROCESSABLE_FILE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
];

export const fileOperationCodes = [uploadCodes, downloadCodes];

/** The two URLs that carry their own credential and move bytes. No routes describe them. */
export const fileOperations: ZodOpenApiPathsObject = {
  '/uploads/{token}': {
    post: {
      operationId: 'uploadFile',
      tags: ['Uploads'],
      summary: 'Send the file',
      description:
        'The address is `upload_url` of `generateUploadUrl`; it carries its own credential. The ' +
        'same bytes again give the same answer. At most 50 MB (52,428,800 bytes). A PDF, a PNG or a ' +
        'JPEG is checked before the answer; a Word file (DOC, DOCX) is converted, which the answer waits for up to ' +
        '20 seconds. One that then still cannot be converted is refused when it is used.',
      security: [],
      parameters: [token('Given in `upload_url`')],
      requestBody: {
        required: true,
        content: Object.fromEntries(supportedTypes.map((type) => [type, bytes])),
      },
      responses: {
        '201': {
          description: 'Stored and checked',
          headers: requestIdHeader,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/StoredFile' },
              example: { storageId: 'upl_01k9zf4s8ye0mbqn7h7wz3a5rc' },
            },
          },
        },
        ...problemResponses(uploadCodes),
      },
    },
  },
  '/files/{token}': {
    get: {
      operationId: 'fetchFile',
      tags: ['Documents'],
      summary: 'Fetch the PDF behind a download address',
      description:
        'The address is `download_url`; it carries its own credential, is good for an hour, and ' +
        'gives the sealed PDF once there is one.',
      security: [],
      parameters: [token('Given in `download_url`')],
      responses: {
        ...pdfResponses,
        ...problemResponses(downloadCodes),
      },
    },
  },
};

export const storedFileSchema = {
  type: 'object' as const,
  properties: {
    storageId: { type: 'string' as const, description: '`storage_id` when creating a document' },
  },
  required: ['storageId'],
  additionalProperties: false,
};
