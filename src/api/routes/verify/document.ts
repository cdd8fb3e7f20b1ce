import { z } from 'zod';
import { publicId, parsePublicId, type DocumentId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import {
  findPublicDocument,
  type PublicDocument,
} from '../../../operations/documents/find-public.ts';
import { publicJsonRoute } from '../../public-route.ts';
import { answerId, answerText, timeOf } from '../../schemas.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const possession = z
  .xor([
    z.strictObject({
      key: z.string().max(64).meta({ description: 'The key in the code on the certificate page' }),
    }),
    z.strictObject({
      sha256: sha256.meta({ description: 'The SHA-256 of the sealed file, in hexadecimal' }),
    }),
  ])
  .meta({ description: 'The key in the code of the certificate page, or the file’s SHA-256' });

const publicDocument = z
  .strictObject({
    id: answerId('document'),
    organization: answerText('The workspace that sent it'),
    completed_at: timeOf('When the last recipient signed or approved'),
    sealed_sha256: sha256.meta({ description: 'The SHA-256 of the sealed file, in hexadecimal' }),
    original_sha256: sha256.meta({
      description: 'The SHA-256 of the file that was uploaded, in hexadecimal',
    }),
    acts: z
      .array(
        z.strictObject({
          name: answerText('The name of the person'),
          meaning: answerText('What the person did: `signed` or `approved`'),
          at: timeOf('When they did it'),
        }),
      )
      .meta({ description: 'Who signed and approved it, and when' }),
  })
  .meta({ id: 'PublicDocument' });

const exampleSha256 = '7d'.repeat(32);

/**
 * Hash, people and times of a sealed document, for whoever holds its certificate page or the sealed
 * file. Any other question has one answer, that of a document which never was (decision 18).
 */
export const verifyDocumentRoute = publicJsonRoute({
  method: 'POST',
  path: '/verify/{document}',
  operationId: 'findSealedDocument',
  tag: 'Verification',
  summary: 'Get hashes, people and times of a sealed document that one holds',
  description:
    'For whoever holds its certificate page (the key in its code) or the sealed file (its SHA-256). ' +
    'Any other question has one answer, that of a document which never was.',
  access: 'public',
  perMinute: 60,
  parameters: {
    document: {
      description: 'The id of the document, which begins with `doc_`',
      example: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
    },
  },
  body: {
    json: possession,
    limitBytes: 1_024,
    invalid: 'Send {"key": …} or {"sha256": 64 hexadecimal digits}.',
    example: { sha256: exampleSha256 },
  },
  status: 200,
  answer: publicDocument,
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    id: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
    organization: 'Harbour Estates',
    completed_at: '2027-01-27T11:05:00.000Z',
    sealed_sha256: exampleSha256,
    original_sha256: 'a2'.repeat(32),
    acts: [{ name: 'Ana Torres', meaning: 'signed', at: '2027-01-27T11:05:00.000Z' }],
  },
  open:
    ({ operations }) =>
    async ({ parameters }, proof) => {
      const document = parameters['document'] ?? '';
      const id = parsePublicId('doc', document);
      const found = id && (await findPublicDocument(operations, id, proof));
      if (!found) throw notFound('DOCUMENT', document.slice(0, 64));
      return rendered(id, found);
    },
});

function rendered(id: DocumentId, { organization, completedAt, acts, ...hashes }: PublicDocument) {
  return {
    id: publicId('doc', id),
    organization,
    completed_at: completedAt.toISOString(),
    sealed_sha256: hashes.sealedSha256,
    original_sha256: hashes.originalSha256,
    acts: acts.map(({ name, meaning, at }) => ({ name, meaning, at: at.toISOString() })),
  };
}
