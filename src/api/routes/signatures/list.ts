import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import type { Signature } from '../../../persistence/entities/documents.ts';
import { listSignatures } from '../../../persistence/stores/signatures.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { id, nothing, timestamp } from '../../schemas.ts';
import { documentId, signatureExample } from './examples.ts';

export const signatureFields = {
  id: z.string(),
  recipient_id: z.string(),
  signer_email: z.string(),
  signer_name: z.string(),
  signed_at: timestamp,
  signature_type: z.enum(['electronic', 'drawn', 'typed']),
};

export function signatureItem(signature: Signature) {
  return {
    id: publicId('sig', signature.id),
    recipient_id: publicId('rec', signature.recipientId),
    signer_email: signature.signerEmail,
    signer_name: signature.signerName,
    signed_at: signature.signedAt.toISOString(),
    signature_type: signature.signatureType,
  };
}

export const listSignaturesRoute = readRoute({
  method: 'GET',
  path: '/signatures',
  operationId: 'listSignatures',
  tag: 'Signatures',
  summary: 'List the signatures and approvals of a document',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: id }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({ signatures: z.array(z.strictObject(signatureFields)) })
    .meta({ id: 'SignatureList' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: { query: { document_id: documentId }, answer: { signatures: [signatureExample] } },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const signatures = await listSignatures(call.deps.database, document.id);
    return { signatures: signatures.map(signatureItem) };
  },
});
