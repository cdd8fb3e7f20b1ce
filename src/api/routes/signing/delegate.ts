import { z } from 'zod';
import { delegateDocument } from '../../../operations/signing/delegate.ts';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { newHolder } from '../recipients/reassign.ts';
import { renderSession } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

export const delegateRoute = signingRoute({
  method: 'POST',
  path: '/signing/delegate',
  operationId: 'delegateDocument',
  tag: 'Signing session',
  summary: 'Pass the document on to somebody who acts instead',
  description:
    'For signers and approvers whom the sender allows it, in state `ready`. The session is then ' +
    '`delegated`: it names who has the place, and shows the document no more.',
  access: 'signing-link',
  guard: 'act',
  query: nothing,
  body: z.strictObject(newHolder),
  status: 200,
  answer: sessionSchema,
  refusals: [
    'DELEGATION_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'DELEGATION_LOOP',
    'RECIPIENT_EXISTS',
  ],
  example: {
    body: { name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' },
    answer: {
      ...sessionExample,
      state: 'delegated',
      participants: [],
      may_delegate: false,
      passed_on: { name: 'Bo Lind', at: '2027-01-27T11:02:00.000Z', by: 'recipient' },
    },
  },
  ours: true,
  async commit(tx, { link, origin, body }) {
    return renderSession(await delegateDocument(tx, link, origin, body), tx.now);
  },
});
