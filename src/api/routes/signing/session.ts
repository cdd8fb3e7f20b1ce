import { noteShown } from '../../../operations/signing/note-shown.ts';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
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
  query: nothing,
  body: nothing,
  status: 200,
  answer: sessionSchema,
  refusals: [],
  example: { answer: sessionExample },
  ours: true,
  async read(call) {
    const session = await readSession(call);
    await noteShown(call.deps, session.recipient, { shownName: session.recipient.name });
    return renderSession(session, call.now);
  },
});
