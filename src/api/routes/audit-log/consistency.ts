import { z } from 'zod';
import { proveConsistency } from '../../../operations/log/proofs.ts';
import { readRoute } from '../../route.ts';
import { nothing, wholeNumber } from '../../schemas.ts';
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
  query: z.strictObject({ from: size, to: size.optional() }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      from: z.number().int().positive(),
      to: z.number().int().positive(),
      proof: z.array(hash),
    })
    .meta({ id: 'AuditLogConsistency' }),
  refusals: [],
  ours: true,
  example: { query: { from: '1' }, answer: { from: 1, to: 2, proof: [exampleHash] } },
  async read({ deps, query: { from, to } }) {
    return proveConsistency(deps.database, from, to);
  },
});
