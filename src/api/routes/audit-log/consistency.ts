import { z } from 'zod';
import { proveConsistency } from '../../../operations/log/proofs.ts';
import { inOwnLog } from '../../../operations/test-workspaces/authorities.ts';
import { readRoute } from '../../route.ts';
import { count, nothing, wholeNumber } from '../../schemas.ts';
import { exampleHash, hash } from './examples.ts';

const size = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const proveConsistencyRoute = readRoute({
  method: 'GET',
  path: '/audit-log/consistency',
  operationId: 'proveAuditLogConsistency',
  tag: 'Audit log',
  summary: 'Prove that a later log begins with an earlier one',
  description:
    '`from` and `to` are the sizes of two checkpoints, `to` by default the newest. The proof is that of RFC 6962, 2.1.2, and empty where both are the same.',
  access: { scope: 'svc:audit:read', roles: 'administrators' },
  query: z.strictObject({
    from: size.meta({ description: 'How many events the smaller tree has, from 1' }),
    to: size.optional().meta({
      description:
        'How many events the larger tree has; unless given, as many as the newest checkpoint has',
    }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      from: count('How many events the smaller tree has', 1),
      to: count('How many events the larger tree has', 1),
      proof: z
        .array(hash)
        .meta({ description: 'The hashes of the consistency proof, 32 bytes in base64 each' }),
    })
    .meta({ id: 'AuditLogConsistency' }),
  refusals: [],
  ours: true,
  example: { query: { from: '1' }, answer: { from: 1, to: 2, proof: [exampleHash] } },
  async read({ deps, query: { from, to } }) {
    return inOwnLog(deps, (log) => proveConsistency(log, from, to));
  },
});
