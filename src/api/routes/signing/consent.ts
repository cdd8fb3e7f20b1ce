import { z } from 'zod';
import { giveConsent } from '../../../operations/signing/give-consent.ts';
import { signingRoute } from '../../route.ts';
import { nothing, text } from '../../schemas.ts';
import { renderSession } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

export const consentRoute = signingRoute({
  method: 'POST',
  path: '/signing/consent',
  operationId: 'consentToElectronicSigning',
  tag: 'Signing session',
  summary: 'Agree to electronic records and signatures',
  access: 'signing-link',
  query: nothing,
  body: z.strictObject({
    accepted: z.literal(true).meta({ description: 'Always `true`: the recipient agrees' }),
    version: text(100).meta({
      description:
        'The `consent.version` of the session that was read; another is 409 `CONSENT_CHANGED`',
    }),
  }),
  status: 200,
  answer: sessionSchema,
  refusals: [
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'CONSENT_CHANGED',
  ],
  example: {
    body: { accepted: true, version: sessionExample.consent.version },
    answer: {
      ...sessionExample,
      consent: { ...sessionExample.consent, accepted_at: '2027-01-27T10:59:00.000Z' },
    },
  },
  ours: true,
  async commit(tx, { link, origin, body }) {
    return renderSession(await giveConsent(tx, link, origin, body), tx.now);
  },
});
