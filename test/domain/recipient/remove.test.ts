import { expect, test } from '@jest/globals';
import { removeRecipient } from '../../../src/domain/recipient/remove.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const signer = givenRecipient(1);
const viewer = givenRecipient(3, { role: 'viewer' });

test.each([
  ['an open document with another signer', givenSent(), [signer, givenRecipient(2)]],
  ['a draft, the last one too', givenDraft(), [signer]],
])(
  'a recipient is taken off %s, and their pending mails with them',
  (_name, document, recipients) => {
    expect(removeRecipient({ document, recipients }, signer)).toEqual({
      removed: [signer.id],
      events: [{ type: 'recipient.removed', recipientId: signer.id, details: {} }],
      cancelMailsTo: [signer.id],
    });
  },
);

test.each([
  ['RECIPIENT_DONE', givenSent(), givenRecipient(1, { signedAt: start })],
  ['RECIPIENT_DONE', givenSent({ status: 'completed' }), givenRecipient(1, { approvedAt: start })],
  ['DOCUMENT_FINAL', givenSent({ status: 'cancelled' }), signer],
  ['NO_RECIPIENTS', givenSent(), signer],
])('%s refuses', (code, document, recipient) => {
  const act = () => removeRecipient({ document, recipients: [recipient, viewer] }, recipient);
  expect(act).toThrow(expect.objectContaining({ code }));
});
