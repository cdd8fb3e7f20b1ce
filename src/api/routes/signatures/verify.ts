import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { allHold } from '../../../domain/signing/verify.ts';
import { verifyDocument } from '../../../operations/signatures/verify.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { answerId, answerText, count, idOf, nothing, timeOf } from '../../schemas.ts';
import { documentId, signatureExample } from './examples.ts';

export const verifyRoute = readRoute({
  method: 'GET',
  path: '/signatures/verify',
  operationId: 'verifySignatures',
  tag: 'Signatures',
  summary: 'Verify a document from its stored bytes',
  description:
    'Recomputed at every call, trusting no status. `checks` says for each part what was found: ' +
    '`ok` is true where it holds, false where it fails, and null where it was not checked, for ' +
    'the reason in `detail`. `verified` is true when nothing fails, and `bytes`, `signatures` ' +
    'and `certificates` were checked.',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      document_id: answerId('document'),
      verified: z.boolean().meta({
        description: 'Whether nothing fails, and bytes, signatures and certificates were checked',
      }),
      completed: z.boolean().meta({ description: 'Whether everybody has signed or approved' }),
      signatures_count: count('How many signatures and approvals there are'),
      all_signatures_valid: z
        .boolean()
        .meta({ description: 'Whether there are signatures and each of them is valid' }),
      verification_timestamp: timeOf('When this was verified'),
      signatures: z
        .array(
          z.strictObject({
            id: answerId('signature'),
            signer_email: answerText('The address of the signer when they signed'),
            signed_at: timeOf('When they signed or approved'),
            valid: z.boolean().meta({
              description: 'Whether its record is whole, and says what the database says',
            }),
          }),
        )
        .meta({ description: 'Each signature and approval, and whether it is valid' }),
      checks: z
        .array(
          z.strictObject({
            name: answerText('The name of what was checked, such as `bytes`'),
            ok: z
              .boolean()
              .nullable()
              .meta({ description: 'Whether it holds; null where it was not checked' }),
            detail: answerText('What was found, in English'),
          }),
        )
        .meta({ description: 'What was checked, and what was found' }),
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
      verified: allValid && allHold(checks),
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
