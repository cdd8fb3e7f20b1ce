import { z } from 'zod';
import { readerSigns } from '../../../domain/signing/reader-sign.ts';
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
  body: z.strictObject({
    known_by: z.enum(readerSigns).optional().meta({
      description:
        'By what a page knew that somebody was there to read: the first that they did on it, or that they had agreed before. Kept as the page said it; leave it out where nothing is known',
    }),
  }),
  status: 200,
  answer: sessionSchema,
  refusals: ['DOCUMENT_NOT_OPEN', 'RECIPIENT_DONE', 'NOT_YOUR_TURN'],
  example: { body: { known_by: 'scrolled' }, answer: sessionExample },
  ours: true,
  async commit(tx, { link, origin, body }) {
    const session = await viewDocument(tx, link, origin, body.known_by);
    // Who reads now may draw in a moment; an approver or a viewer does not.
    if (session.recipient.role === 'signer') tx.deps.signatureCheck.expect();
    return renderSession(session, tx.now);
  },
});
