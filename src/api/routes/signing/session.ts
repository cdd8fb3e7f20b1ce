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
    return renderSession(await readSession(call), call.now);
  },
});
