import { mayStillDownload } from '../../../domain/document/download.ts';
import { documentFileName } from '../../../domain/document/file-name.ts';
import { isReady } from '../../../domain/document/readiness.ts';
import { notFound, Refusal } from '../../../domain/refusals.ts';
import { readDownloadToken } from '../../../operations/uploads/signed-url.ts';
import { findDownload, requireFile } from '../../../persistence/stores/files.ts';
import { untilClosed } from '../../await-seal.ts';
import { publicFileRoute, type PublicCall, type PublicDeps } from '../../public-route.ts';
import { sendFile } from '../../send-file.ts';

/** A signed address of a PDF. What it gives, and whether, is decided when it is fetched. */
export const fetchFileRoute = publicFileRoute({
  method: 'GET',
  path: '/files/{token}',
  operationId: 'fetchFile',
  tag: 'Documents',
  summary: 'Fetch the PDF behind a download address',
  description:
    'The address is `download_url`; it carries its own credential, is good for an hour, and ' +
    'gives the sealed PDF once there is one.',
  access: 'public',
  parameters: {
    token: { description: 'Given in `download_url`', example: '019a3ef2651e7028bb5e28ebf235174c' },
  },
  media: 'application/pdf',
  refusals: [
    'FILE_NOT_FOUND',
    'URL_EXPIRED',
    'SEAL_PENDING',
    'DOCUMENT_NOT_READY',
    'UNPROCESSABLE_FILE',
    'RATE_LIMITED',
    'RANGE_NOT_SATISFIABLE',
  ],
  // For whoever has the address, to keep: the PDF is somebody's upload, so that it runs nothing on
  // our origin, is embedded by no other, and stays in no cache.
  headers: {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  },
  open: (deps) => (call) => fetchFile(deps, call),
});

async function fetchFile(deps: PublicDeps, { parameters, request, response }: PublicCall) {
  const { operations, awaitSeal, awaitConversion, rateLimits } = deps;
  const address = readDownloadToken(operations.keyring, parameters['token'] ?? '');
  if (!address) {
    await rateLimits?.refusedCredential(request.ip);
    throw notFound('FILE', 'at this address');
  }
  const now = operations.clock.now();
  if (address.expiresAt <= now) {
    throw new Refusal('URL_EXPIRED', 'This download address has expired; ask for another.');
  }
  const found = await findDownload(operations.database, address.documentId, address.keyId);
  if (!found || !mayStillDownload(found.holder, found.document, now)) {
    throw notFound('FILE', 'at this address');
  }
  const { document } = found;
  const fileId =
    document.status === 'completed'
      ? (document.sealedFileId ?? (await awaitSeal(document.id, untilClosed(response))))
      : document.preparedFileId;
  if (!isReady(document)) await awaitConversion(document.preparedFileId, untilClosed(response));
  const file = await requireFile(operations.database, fileId);
  await sendFile(operations, file, documentFileName(document, 'pdf'), request, response);
}
