import { z } from 'zod';
import { noteShown } from '../../../operations/signing/note-shown.ts';
import { signingRoute } from '../../route.ts';
import { locale, nothing } from '../../schemas.ts';
import { readSession } from './read-session.ts';
import { renderSession } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

export const getSessionRoute = signingRoute({
  method: 'GET',
  path: '/signing/session',
  operationId: 'getSigningSession',
  tag: 'Signing session',
  summary: 'What the recipient may see and do now',
  description: 'Reading changes nothing: a mail scanner that follows the link does not “view”.',
  access: 'signing-link',
  query: z.strictObject({
    language: locale.optional().meta({
      description:
        'Language to read our consent text in; else the recipient’s, else the service’s. A workspace’s own text, and one agreed to, are as they are',
    }),
  }),
  body: nothing,
  status: 200,
  answer: sessionSchema,
  refusals: [],
  example: { answer: sessionExample },
  ours: true,
  async read(call) {
    const session = await readSession(call, call.query.language);
    await noteShown(call.deps, session.recipient, { shownName: session.recipient.name });
    return renderSession(session, call.now);
  },
});
