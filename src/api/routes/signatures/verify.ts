import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { verifyDocument } from '../../../operations/signatures/verify.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { id as idForm, nothing, timestamp } from '../../schemas.ts';
import { documentId, signatureExample } from './examples.ts';

export const verifyRoute = readRoute({
  method: 'GET',
  path: '/signatures/verify',
  operationId: 'verifySignatures',
  tag: 'Signatures',
  summary: 'Verify a document from its stored bytes',
  description:
    'Recomputed at every call, trusting no status. `checks` says for each part what was found.',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idForm }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      document_id: z.string(),
      verified: z.boolean(),
      completed: z.boolean(),
      signatures_count: z.number().int(),
      all_signatures_valid: z.boolean(),
      verification_timestamp: timestamp,
      signatures: z.array(
        z.strictObject({
          id: z.string(),
          signer_email: z.string(),
          signed_at: timestamp,
          valid: z.boolean(),
        }),
      ),
      checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string() })),
    })
    .meta({ id: 'VerificationResult' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId },
    answer: {
      document_id: documentId,
      verified: true,
      completed: true,
      signatures_count: 1,
      all_signatures_valid: true,
      verification_timestamp: '2027-01-28T09:00:00.000Z',
      signatures: [
        {
          id: signatureExample.id,
          signer_email: signatureExample.signer_email,
          signed_at: signatureExample.signed_at,
          valid: true,
        },
      ],
      checks: [{ name: 'bytes', ok: true, detail: 'The stored files have the recorded SHA-256.' }],
    },
  },
  async read(call) {
    const { id } = await requireDocument(call, call.query.document_id);
    const { document, signatures, checks } = await verifyDocument(call.deps, id, call.now);
    const allValid =
      signatures.length > 0 && signatures.every(({ problems }) => problems.length === 0);
    return {
      document_id: publicId('doc', id),
      verified: allValid && checks.every(({ ok }) => ok),
      completed: document.status === 'completed',
      signatures_count: signatures.length,
      all_signatures_valid: allValid,
      verification_timestamp: call.now.toISOString(),
      signatures: signatures.map(({ signature, problems }) => ({
        id: publicId('sig', signature.id),
        signer_email: signature.signerEmail,
        signed_at: signature.signedAt.toISOString(),
        valid: problems.length === 0,
      })),
      checks,
    };
  },
});
