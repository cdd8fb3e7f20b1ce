import { z } from 'zod';
import { mailFreshLink } from '../../../operations/signing/mail-fresh-link.ts';
import { signingRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';

export const freshLinkRoute = signingRoute({
  method: 'POST',
  path: '/signing/fresh-link',
  operationId: 'requestFreshLink',
  tag: 'Signing session',
  summary: 'Mail the recipient a link that shows the completed document again',
  description:
    'For a session with `content_expired`. Up to one mail in 24 hours, and none with ' +
    '`notify: false`; the answer is the same whether one leaves or not.',
  access: 'signing-link',
  query: nothing,
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      requested: z
        .literal(true)
        .meta({ description: 'Always `true`, whether a mail leaves or not' }),
    })
    .meta({ id: 'FreshLinkResult' }),
  refusals: [],
  example: { body: {}, answer: { requested: true } },
  ours: true,
  async commit(tx, { link, origin }) {
    await mailFreshLink(tx, link, origin);
    return { requested: true as const };
  },
});
