import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { signatureTypes } from '../../../domain/signing/signature.ts';
import type { Signature } from '../../../persistence/entities/documents.ts';
import { listSignatures } from '../../../persistence/stores/signing/signatures.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { answerId, answerText, idOf, nothing, timeOf } from '../../schemas.ts';
import { documentId, signatureExample } from './examples.ts';

export const signatureFields = {
  id: answerId('signature'),
  recipient_id: answerId('recipient'),
  signer_email: answerText('The address of the signer when they signed'),
  signer_name: answerText('The name that the signer was last shown before they signed'),
  signed_at: timeOf('When they signed or approved'),
  signature_type: z.enum(signatureTypes).meta({
    description:
      'How it was given: `drawn`, `typed`, or `electronic` for an uploaded picture and for an approval',
  }),
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
  query: z.strictObject({ document_id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      signatures: z
        .array(z.strictObject(signatureFields))
        .meta({ description: 'The signatures and approvals, in the order they were given' }),
    })
    .meta({ id: 'SignatureList' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: { query: { document_id: documentId }, answer: { signatures: [signatureExample] } },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const signatures = await listSignatures(call.deps.database, document.id);
    return { signatures: signatures.map(signatureItem) };
  },
});
