import { viewDocument } from '../../../operations/signing/view.ts';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { renderSession } from './render-session.ts';
import { sessionExample, sessionSchema } from './session-schema.ts';

export const viewRoute = signingRoute({
  method: 'POST',
  path: '/signing/view',
  operationId: 'viewDocument',
  tag: 'Signing session',
  summary: 'A page of the document is on the recipient’s screen',
  access: 'signing-link',
  query: nothing,
  body: nothing,
  status: 200,
  answer: sessionSchema,
  refusals: ['DOCUMENT_NOT_OPEN', 'RECIPIENT_DONE', 'NOT_YOUR_TURN'],
  example: { body: {}, answer: sessionExample },
  ours: true,
  async commit(tx, { link, origin }) {
    const session = await viewDocument(tx, link, origin);
    // Who reads now may draw in a moment; an approver or a viewer does not.
    if (session.recipient.role === 'signer') tx.deps.signatureCheck.expect();
    return renderSession(session, tx.now);
  },
});
