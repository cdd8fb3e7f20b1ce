import { createWriteStream } from 'node:fs';
import { z } from 'zod';
import { warningsRepresentation } from '../../../domain/document/representation.ts';
import { publicId } from '../../../domain/ids.ts';
import { supportedTypes } from '../../../domain/upload/file.ts';
import { uploadPace } from '../../../domain/upload/pace.ts';
import { receiveUpload } from '../../../operations/uploads/receive.ts';
import { readUploadToken } from '../../../operations/uploads/signed-url.ts';
import { warnings } from '../../answer-schemas.ts';
import { uploadPatienceMs } from '../../await-conversion.ts';
import { untilClosed } from '../../await-seal.ts';
import { publicJsonRoute } from '../../public-route.ts';
import { receiveFile } from '../../receive-file.ts';

const storedFile = z
  .strictObject({
    storageId: z
      .string()
      .meta({ description: 'The id of the upload: `storage_id` when a document is made of it' }),
    warnings: warnings.optional(),
  })
  .meta({ id: 'StoredFile' });

/** Raw bytes, streamed to disk, checked by a child process, never by this one. */
export const uploadFileRoute = publicJsonRoute({
  method: 'POST',
  path: '/uploads/{token}',
  operationId: 'uploadFile',
  tag: 'Uploads',
  summary: 'Send the file',
  description:
    'The address is `upload_url` of `generateUploadUrl`; it carries its own credential. The ' +
    'same bytes again give the same answer. Up to 50 MB (52,428,800 bytes), which may take more ' +
    'than two minutes while it comes no slower than 32 KB a second. A PDF, a PNG or a ' +
    'JPEG is checked before the answer, and `warnings` say what of it is not in the prepared ' +
    'document; a Word file (DOC, DOCX) is converted, which the answer waits for up to ' +
    '20 seconds. One that then still cannot be converted is refused when it is used.',
  access: 'public',
  parameters: {
    token: {
      description: 'The last part of `upload_url`',
      example: '019a3ef2651e7028bb5e28ebf235174c',
    },
  },
  body: { media: supportedTypes },
  status: 201,
  answer: storedFile,
  refusals: [
    'FILE_TOO_LARGE',
    'UNSUPPORTED_FILE_TYPE',
    'UPLOAD_IN_PROGRESS',
    'URL_EXPIRED',
    'UNPROCESSABLE_FILE',
    'RATE_LIMITED',
    'REQUEST_TIMEOUT',
  ],
  example: { storageId: 'upl_01k9zf4s8ye0mbqn7h7wz3a5rc' },
  specified: true,
  open: (deps) => async (call) => {
    const { operations, rateLimits, ingest, awaitConversion, paces } = deps;
    const { parameters, request, response } = call;
    const url = readUploadToken(operations.keyring, parameters['token'] ?? '');
    if (url) await rateLimits?.upload(url.id);
    else await rateLimits?.refusedCredential(request.ip);
    const gone = untilClosed(response);
    const received = await receiveUpload(
      {
        operations,
        ingest,
        awaitConversion: (fileId) => awaitConversion(fileId, gone, uploadPatienceMs),
      },
      url?.id,
      {
        contentType: request.headers['content-type'] ?? '',
        announcedBytes: Number(request.headers['content-length'] ?? 0),
        writeTo: (path, requireSize) =>
          receiveFile(request, createWriteStream(path, { mode: 0o600 }), {
            pace: paces?.upload ?? uploadPace,
            requireSize,
          }),
        gone,
      },
    );
    const storageId = publicId('upl', received.id);
    return { storageId, ...warningsRepresentation(received.warnings) };
  },
});
