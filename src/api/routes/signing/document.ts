import { z } from 'zod';
import { documentFileName } from '../../../domain/document/file-name.ts';
import { requireCompleted, requireReadable } from '../../../domain/signing/read-document.ts';
import { requireHolder } from '../../../domain/signing/rules.ts';
import { requireContent } from '../../../domain/signing/link-content.ts';
import { noteServed } from '../../../operations/signing/note-shown.ts';
import { shownFile } from '../../../operations/signing/shown-file.ts';
import { requireFile } from '../../../persistence/stores/files.ts';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { sendFile } from '../../send-file.ts';
import { readSession } from './read-session.ts';

const pdf = z.string().meta({ format: 'binary', description: 'application/pdf' });

export const getDocumentBytesRoute = signingRoute({
  method: 'GET',
  path: '/signing/document',
  operationId: 'getSigningDocument',
  tag: 'Signing session',
  summary: 'The document as it stands',
  description:
    'The prepared PDF with the field values and signatures of everybody who has acted before ' +
    'stamped on it; the sealed file once it is completed. `ETag` is its SHA-256; `Range` is ' +
    'supported. Who signs or approves has fetched every byte of it before, in one request or many.',
  access: 'signing-link',
  query: nothing,
  body: nothing,
  status: 200,
  answer: pdf,
  refusals: [
    'NOT_YOUR_TURN',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'URL_EXPIRED',
    'RANGE_NOT_SATISFIABLE',
  ],
  example: { answer: '%PDF-1.7 …' },
  ours: true,
  async stream(call, request, response) {
    const { deps, now, link, origin } = call;
    const asked = { linkChannel: link.linkChannel, ...origin };
    const session = await readSession(call);
    const { document, recipient, turn } = session;
    requireReadable(document, recipient, turn, now);
    requireContent(session);
    const file = await shownFile(deps, document);
    await sendFile(deps, file, documentFileName(document, 'pdf'), request, response, (part) =>
      noteServed(deps, recipient, file, part, asked),
    );
  },
});

export const downloadSealedRoute = signingRoute({
  method: 'GET',
  path: '/signing/download',
  operationId: 'downloadSignedDocument',
  tag: 'Signing session',
  summary: 'The sealed PDF, once everybody has signed',
  access: 'signing-link',
  query: nothing,
  body: nothing,
  status: 200,
  answer: pdf,
  refusals: ['RECIPIENT_DONE', 'SEAL_PENDING', 'URL_EXPIRED', 'RANGE_NOT_SATISFIABLE'],
  example: { answer: '%PDF-1.7 …' },
  ours: true,
  async stream(call, request, response) {
    const { deps, awaitSeal } = call;
    const session = await readSession(call);
    const { document } = session;
    requireHolder(session);
    requireCompleted(document);
    requireContent(session);
    const id = document.sealedFileId ?? (await awaitSeal(document.id));
    const file = await requireFile(deps.database, id);
    await sendFile(deps, file, documentFileName(document, 'pdf'), request, response);
  },
});
