import { requireProved } from '../../../domain/authentication/proof.ts';
import { mayStillDownload } from '../../../domain/document/download.ts';
import { documentFileName } from '../../../domain/document/file-name.ts';
import { isReady } from '../../../domain/document/readiness.ts';
import { notFound, Refusal } from '../../../domain/refusals.ts';
import { knowLink } from '../../../operations/signing/open-link.ts';
import { ofWorkspace } from '../../../operations/unit-of-work/workspace-time.ts';
import {
  readDownloadToken,
  readRecipientToken,
  type DownloadGrant,
  type RecipientGrant,
} from '../../../operations/uploads/signed-url.ts';
import { findDownload, requireFile } from '../../../persistence/stores/files/files.ts';
import { atLink } from '../../at-link.ts';
import { untilClosed } from '../../await-seal.ts';
import { learn } from '../../middleware/access-log.ts';
import { publicFileRoute, type PublicCall, type PublicDeps } from '../../public-route.ts';
import { sendFile } from '../../send-file.ts';
import { giveFile } from '../signing/give-file.ts';

/** A signed address of a PDF. What it gives, and whether, is decided when it is fetched. */
export const fetchFileRoute = publicFileRoute({
  method: 'GET',
  path: '/files/{token}',
  operationId: 'fetchFile',
  tag: 'Documents',
  summary: 'Fetch the PDF behind a download address',
  description:
    'The address is `download_url`, or what a recipient’s session gave as `url`. It carries its own ' +
    'credential and is good for an hour, a recipient’s for ten minutes. It gives the sealed PDF ' +
    'once there is one, and a recipient what their session would give them.',
  access: 'public',
  parameters: {
    token: {
      description: 'Given in `download_url` or `url`',
      example: '019a3ef2651e7028bb5e28ebf235174c',
    },
  },
  media: 'application/pdf',
  refusals: [
    'FILE_NOT_FOUND',
    'URL_EXPIRED',
    'NOT_YOUR_TURN',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
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

async function fetchFile(deps: PublicDeps, call: PublicCall) {
  const { operations, rateLimits } = deps;
  const token = call.parameters['token'] ?? '';
  const ofKey = readDownloadToken(operations.keyring, token);
  const ofLink = ofKey ? undefined : readRecipientToken(operations.keyring, token);
  const address = ofKey ?? ofLink;
  if (!address) {
    await rateLimits?.refusedCredential(call.request.ip);
    throw notFound('FILE', 'at this address');
  }
  if (address.expiresAt <= operations.clock.now()) {
    throw new Refusal('URL_EXPIRED', 'This download address has expired; ask for another.');
  }
  if (ofKey) await giveToKey(deps, ofKey, call);
  if (ofLink) await giveToLink(deps, ofLink, call);
}

async function giveToKey(
  { operations, awaitSeal, awaitConversion }: PublicDeps,
  { documentId, keyId }: DownloadGrant,
  { request, response }: PublicCall,
) {
  const found = await findDownload(operations.database, documentId, keyId);
  if (!found || !mayStillDownload(found.holder, found.document, operations.clock.now())) {
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

/** What ends a recipient's address: the link or the proof that it was given by. */
const endings: readonly string[] = [
  'SIGNING_LINK_INVALID',
  'AUTHENTICATION_REQUIRED',
  'RECIPIENT_BLOCKED',
];

/** As the recipient's session gives it. */
async function giveToLink(deps: PublicDeps, grant: RecipientGrant, call: PublicCall) {
  const { operations, awaitSeal, rateLimits } = deps;
  const { request, response } = call;
  const { recipientId, linkVersion, way, which, proofSha256 } = grant;
  const verify = (version: number) => version === linkVersion;
  try {
    const link = await knowLink(operations, { ...way, recipientId, verify }, proofSha256);
    learn(response, { recipientId });
    await rateLimits?.link(recipientId);
    requireProved(link, link.proof, 'view');
    const own = atLink(ofWorkspace(operations, link), link, request, response, awaitSeal);
    await giveFile(own, which, request, response);
  } catch (error) {
    const ended = error instanceof Refusal && endings.includes(error.code);
    throw ended ? notFound('FILE', 'at this address') : error;
  }
}
