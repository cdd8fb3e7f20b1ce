import { z } from 'zod';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { giveFile } from './give-file.ts';

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
  stream: (call, request, response) => giveFile(call, 'document', request, response),
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
  stream: (call, request, response) => giveFile(call, 'download', request, response),
});
