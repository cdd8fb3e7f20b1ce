import { z } from 'zod';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { proveEvent } from '../../../operations/log/proofs.ts';
import { inOwnLog } from '../../../operations/test-workspaces/authorities.ts';
import { readRoute } from '../../route.ts';
import { answerId, answerText, count, idOf, nothing } from '../../schemas.ts';
import { entryId, exampleCheckpoint, exampleHash, hash } from './examples.ts';

export const proveEventRoute = readRoute({
  method: 'GET',
  path: '/audit-log/proof',
  operationId: 'proveAuditLogEntry',
  tag: 'Audit log',
  summary: 'Prove that an entry is in the log',
  description:
    'The leaf is SHA-256(0x00 ‖ SHA-256(`salt` ‖ `event`)); `proof` leads from it to the root in `checkpoint` (RFC 6962, 2.1.1). An entry that was erased with its document has neither `event` nor `salt`; its leaf stays.',
  access: { scope: 'svc:audit:read', roles: 'administrators' },
  query: z.strictObject({ id: idOf('entry of the log') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      id: answerId('entry of the log'),
      event: z
        .string()
        .optional()
        .meta({ description: 'The event as RFC 8785 JSON, exactly as the leaf commits to it' }),
      salt: hash
        .optional()
        .meta({ description: 'The salt that is hashed with the event: 32 bytes in base64' }),
      leaf_hash: hash.meta({ description: 'The hash of the leaf: 32 bytes in base64' }),
      leaf_index: count('The place of the leaf in the tree, from 0'),
      proof: z.array(hash).meta({
        description: 'The hashes that lead from the leaf to the root, 32 bytes in base64 each',
      }),
      checkpoint: answerText(
        'The signed head of the log that the proof leads to (c2sp.org/tlog-checkpoint)',
      ),
    })
    .meta({ id: 'AuditLogProof' }),
  refusals: ['EVENT_NOT_FOUND', 'PROOF_PENDING'],
  ours: true,
  example: {
    query: { id: entryId },
    answer: {
      id: entryId,
      event: '{"type":"document.created","version":1}',
      salt: exampleHash,
      leaf_hash: exampleHash,
      leaf_index: 1,
      proof: [exampleHash],
      checkpoint: exampleCheckpoint,
    },
  },
  async read({ deps, principal, query }) {
    const eventId = parsePublicId('aud', query.id);
    if (eventId === undefined) throw notFound('EVENT', query.id);
    return inOwnLog(deps, (log) => proveEvent(log, principal.organizationId, eventId));
  },
});
