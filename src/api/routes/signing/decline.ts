import { z } from 'zod';
import { declineDocument, optOut } from '../../../operations/signing/decline.ts';
import { signingRoute } from '../../route.ts';
import { longText, nothing } from '../../schemas.ts';
import { renderSession } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

const shared = {
  method: 'POST',
  tag: 'Signing session',
  access: 'signing-link',
  query: nothing,
  body: z.strictObject({
    reason: longText
      .optional()
      .meta({ description: 'Why, for the sender and the record; up to 4,000 characters' }),
  }),
  status: 200,
  answer: sessionSchema,
  example: {
    body: { reason: 'The rent is not what we agreed.' },
    answer: { ...sessionExample, state: 'declined' as const },
  },
  ours: true,
} as const;

export const declineRoute = signingRoute({
  ...shared,
  path: '/signing/decline',
  operationId: 'declineDocument',
  summary: 'Say no: closes the document for everybody',
  refusals: [
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'NOT_VIEWED',
  ],
  async commit(tx, { link, origin, body }) {
    return renderSession(await declineDocument(tx, link, origin, body), tx.now);
  },
});

export const optOutRoute = signingRoute({
  ...shared,
  path: '/signing/opt-out',
  operationId: 'optOutOfElectronicSigning',
  summary: 'Ask for paper: the owner is mailed, and it counts as a decline',
  refusals: ['ROLE_NOT_ALLOWED', 'DOCUMENT_NOT_OPEN', 'RECIPIENT_DONE', 'NOT_YOUR_TURN'],
  async commit(tx, { link, origin, body }) {
    return renderSession(await optOut(tx, link, origin, body), tx.now);
  },
});
