import { z } from 'zod';
import { recipientFiles } from '../../../operations/uploads/signed-url.ts';
import { recipientUrl } from '../../download-url.ts';
import { signingRoute } from '../../route.ts';
import { nothing, timeOf } from '../../schemas.ts';
import { recipientUrlExample } from '../documents/examples.ts';
import { requireGiven } from './give-file.ts';

export const downloadAddressRoute = signingRoute({
  method: 'POST',
  path: '/signing/download-address',
  operationId: 'createDownloadAddress',
  tag: 'Signing session',
  summary: 'A temporary address of the document',
  description:
    'For whoever cannot save what a script has fetched. The address carries its own credential, is ' +
    'good for ten minutes and for as long as the link, and gives what the operation of the same ' +
    'name gives this recipient then: it is judged, and what was served noted, as there.',
  access: 'signing-link',
  query: nothing,
  body: z.strictObject({
    which: z.enum(recipientFiles).meta({
      description: '`document`: as it stands; `download`: the sealed one',
    }),
  }),
  status: 200,
  answer: z
    .strictObject({
      url: z.url().meta({ description: 'Gives the PDF; whoever has it may fetch it' }),
      expires_at: timeOf('Until when the address is good'),
    })
    .meta({ id: 'DownloadAddress' }),
  refusals: ['NOT_YOUR_TURN', 'DOCUMENT_NOT_OPEN', 'RECIPIENT_DONE', 'SEAL_PENDING', 'URL_EXPIRED'],
  example: {
    body: { which: 'document' },
    answer: { url: recipientUrlExample, expires_at: '2027-03-01T09:10:00.000Z' },
  },
  ours: true,
  async read(call) {
    const { which } = call.body;
    const { recipient } = await requireGiven(call, which);
    const { url, expiresAt } = recipientUrl(call.deps, call.link, recipient, which);
    return { url, expires_at: expiresAt.toISOString() };
  },
});
