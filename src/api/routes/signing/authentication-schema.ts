import { z } from 'zod';
import { hiddenState } from '../../../domain/signing/session-state.ts';
import { answerText, locale } from '../../schemas.ts';
import { brandingSchema } from '../settings/branding.ts';
import { demandsInSession } from './demand-schema.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

/** A session of somebody who has still to prove who they are: nothing of the document. */
export const hiddenSessionSchema = z
  .strictObject({
    state: z
      .literal(hiddenState)
      .meta({ description: '`authenticate`: the recipient has to prove who they are first' }),
    organization: answerText('The workspace of the sender'),
    branding: brandingSchema.meta({ description: 'How the sender’s workspace looks' }),
    languages: z
      .array(locale)
      .meta({ description: 'The languages that the page is there in, the recipient’s first' }),
    authentication: demandsInSession,
  })
  .meta({ id: 'HiddenSigningSession' });

export type HiddenAnswer = z.input<typeof hiddenSessionSchema>;

const sessionToken = z.string().meta({
  description:
    'A token that this browser sends as `X-Signing-Session` with every further request; good for 30 minutes after the last one, and for up to 12 hours',
});

/** As the session is after a proof, whole or still hidden, with the token that carries it. */
export const provedSessionSchema = z.discriminatedUnion('state', [
  z
    .strictObject({ ...sessionSchema.shape, session_token: sessionToken })
    .meta({ id: 'ProvedSigningSession' }),
  z
    .strictObject({ ...hiddenSessionSchema.shape, session_token: sessionToken })
    .meta({ id: 'ProvedHiddenSigningSession' }),
]);

export const provedExample: z.input<typeof provedSessionSchema> = {
  ...sessionExample,
  authentication: [{ method: 'email_code', before: 'view', hint: 'a•••@example.com', done: true }],
  session_token: 'p0iQTu1oM9c2u7Sg3b9JQmT6wQpWQ1D9m2qk2c0X1aE',
};
