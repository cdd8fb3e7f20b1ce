import { Router } from 'express';
import { z } from 'zod';
import { publicId, parsePublicId, type DocumentId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { findPublicDocument, type PublicDocument } from '../../operations/documents/find-public.ts';
import type { OperationDeps } from '../../operations/unit-of-work/context.ts';
import { makeReadJson } from '../middleware/read-json.ts';
import { refuseMethod } from '../middleware/refuse-method.ts';
import { Problem } from '../problem.ts';
import { makeAddressLimit } from './address-limit.ts';

const body = z.union([
  z.strictObject({ key: z.string().max(64) }),
  z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
]);
const maxBodyBytes = 1_024;
const perMinute = 60;

/**
 * `POST /verify/{document}`: hash, people and times of a sealed document, for whoever holds its
 * certificate page (the key in its code) or the sealed file (its SHA-256). Any other question has
 * one answer, that of a document which never was (decision 18).
 */
export function makeVerifyDocumentRouter(operations: OperationDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const limit = makeAddressLimit(perMinute);
  const readJson = makeReadJson(maxBodyBytes);

  router.post('/verify/:document', async (request, response) => {
    await limit(request);
    await readJson(request, response);
    const proof = body.safeParse(request.body);
    if (!proof.success) {
      throw new Problem(
        'VALIDATION_ERROR',
        'Send {"key": …} or {"sha256": 64 hexadecimal digits}.',
      );
    }
    const { document } = request.params;
    const id = parsePublicId('doc', document);
    const found = id && (await findPublicDocument(operations, id, proof.data));
    if (!found) throw notFound('DOCUMENT', document.slice(0, 64));
    response.set('Cache-Control', 'no-store').json(rendered(id, found));
  });
  router.all('/verify/:document', refuseMethod('GET, HEAD, POST'));
  return router;
}

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
