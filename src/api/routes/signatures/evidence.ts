import { z } from 'zod';
import { documentFileName } from '../../../domain/document/file-name.ts';
import { requireCompleted } from '../../../domain/signing/read-document.ts';
import { packEvidence } from '../../../operations/signatures/pack-evidence.ts';
import { requireFile } from '../../../persistence/stores/files/files.ts';
import { requireDocument } from '../../find.ts';
import { streamRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { contentDisposition, streamTo } from '../../send-file.ts';
import { documentId } from './examples.ts';

export const getEvidenceRoute = streamRoute({
  method: 'GET',
  path: '/signatures/evidence',
  operationId: 'getEvidence',
  tag: 'Signatures',
  summary: 'Everything that proves a document, as a ZIP',
  description:
    'The sealed PDF, the record of each act with its timestamp and certificates, what each person filled in, drew and typed, the consent texts, and each event with its proof from the log. `countersign verify` checks it without the service, its database or a network. The same at every call, but that a timestamp over the log is added once there is one, within a day of the seal.',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document') }),
  body: nothing,
  status: 200,
  media: 'application/zip',
  answer: z.string().meta({ format: 'binary', description: 'application/zip' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'SEAL_PENDING', 'FILE_NOT_FOUND'],
  ours: true,
  example: { query: { document_id: documentId }, answer: 'PK…' },
  async stream(call, request, response) {
    const { deps } = call;
    const document = await requireDocument(call, call.query.document_id);
    requireCompleted(document);
    const fileId = document.sealedFileId ?? (await call.awaitSeal(document.id));
    const file = await requireFile(deps.database, fileId);
    const isHead = request.method === 'HEAD';
    const packed = isHead ? undefined : await packEvidence(deps, document.id, file);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader(
      'Content-Disposition',
      contentDisposition(documentFileName(document, 'zip')),
    );
    if (!packed) {
      response.end();
      return;
    }
    const { before, after } = packed;
    const sealed = await deps.blobs.read(file.blobKey);
    const size = before.length + file.sizeBytes + after.length;
    response.setHeader('Content-Length', String(size));
    await streamTo(response, joined(before, sealed, after));
  },
});

async function* joined(
  before: Uint8Array,
  sealed: AsyncIterable<Uint8Array>,
  after: Uint8Array,
): AsyncIterable<Uint8Array> {
  yield before;
  yield* sealed;
  yield after;
}
