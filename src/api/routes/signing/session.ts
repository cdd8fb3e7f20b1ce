import { z } from 'zod';
import { hiddenState } from '../../../domain/signing/session-state.ts';
import { noteShownName } from '../../../operations/signing/note-shown.ts';
import { signingRoute } from '../../route.ts';
import { locale, nothing } from '../../schemas.ts';
import { readSession } from './read-session.ts';
import { hiddenSessionSchema } from './authentication-schema.ts';
import { renderVisible } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

export const getSessionRoute = signingRoute({
  method: 'GET',
  path: '/signing/session',
  operationId: 'getSigningSession',
  tag: 'Signing session',
  summary: 'What the recipient may see and do now',
  description:
    'Reading changes nothing: a mail scanner that follows the link does not “view”. Whoever has to ' +
    'prove who they are first is shown the state `authenticate` and nothing of the document.',
  access: 'signing-link',
  guard: 'none',
  query: z.strictObject({
    language: locale.optional().meta({
      description:
        'The language to read our consent text in; unless given, the recipient’s, else the service’s. A workspace’s own text, and one that was agreed to, stay as they are',
    }),
  }),
  body: nothing,
  status: 200,
  answer: z.discriminatedUnion('state', [sessionSchema, hiddenSessionSchema]),
  refusals: [],
  example: { answer: sessionExample },
  ours: true,
  async read(call) {
    const session = await readSession(call, call.query.language);
    const answer = renderVisible(session, call.now);
    if (answer.state !== hiddenState) await noteShownName(call.deps, session.recipient);
    return answer;
  },
});
