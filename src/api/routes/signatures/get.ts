import { z } from 'zod';
import { readRecord } from '../../../evidence/records/read-record.ts';
import { present } from '../../../domain/document/representation.ts';
import { parsePublicId, publicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { listSignatures } from '../../../persistence/stores/signing/signatures.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { answerId, answerText, idOf, nothing } from '../../schemas.ts';
import { documentId, signatureExample } from './examples.ts';
import { signatureFields, signatureItem } from './list.ts';

/** Ours: what the specification promises for verification, and gives no names. */
const verificationData = {
  document_sha256: z
    .string()
    .optional()
    .meta({ description: 'SHA-256 of the prepared PDF that was signed, in hexadecimal' }),
  certificate_chain: z.array(z.string()).optional().meta({
    description: 'Certificates in PEM: that of the signature’s record, then each issuer’s',
  }),
};

export const getSignatureRoute = readRoute({
  method: 'GET',
  path: '/signatures/get',
  operationId: 'getSignature',
  tag: 'Signatures',
  summary: 'Get a signature with where it came from',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('signature') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      ...signatureFields,
      document_id: answerId('document'),
      ip_address: answerText('The IP address that the act came from'),
      user_agent: answerText('The browser that the act came from, as it named itself'),
      ...verificationData,
    })
    .meta({ id: 'Signature' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'SIGNATURE_NOT_FOUND'],
  example: {
    query: { document_id: documentId, id: signatureExample.id },
    answer: {
      ...signatureExample,
      document_id: documentId,
      ip_address: '203.0.113.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      document_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      certificate_chain: [
        '-----BEGIN CERTIFICATE-----\nMIIC…\n-----END CERTIFICATE-----\n',
        '-----BEGIN CERTIFICATE-----\nMIIB…\n-----END CERTIFICATE-----\n',
      ],
    },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const uuid = parsePublicId('sig', call.query.id);
    const signatures = await listSignatures(call.deps.database, document.id);
    const signature = signatures.find((candidate) => candidate.id === uuid);
    if (!signature) throw notFound('SIGNATURE', call.query.id);
    return {
      ...signatureItem(signature),
      document_id: publicId('doc', document.id),
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
      ...(signature.jws !== null && verificationDataOf(signature.jws)),
    };
  },
});

function verificationDataOf(jws: string) {
  const { preparedSha256, certificates } = readRecord(jws);
  return {
    ...present('document_sha256', preparedSha256),
    certificate_chain: certificates,
  };
}
