import { expect, test } from '@jest/globals';
import { sendDocument } from '../../../src/domain/document/send.ts';
import { defaultSettings } from '../../../src/domain/settings/settings.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const signer = givenRecipient(1);
const viewer = givenRecipient(2, { role: 'viewer' });

function send(given: Parameters<typeof sendDocument>[0], message?: string) {
  return sendDocument(given, defaultSettings, { message }, start);
}

test('a draft with a signer is sent: deadline, schedule and numbers are fixed now', () => {
  const second = givenRecipient(3, { order: 2 });
  const first = givenRecipient(4, { order: 1 });
  const decision = send({ document: givenDraft(), recipients: [second, first, viewer] }, 'Please');
  expect(decision.document).toEqual({
    sentAt: start,
    message: 'Please',
    deadline: plusDays(start, 30),
    reminderDays: [3, 7, 14],
    alertDays: 3,
  });
  expect(decision.recipients).toEqual([
    { id: first.id, facts: { signerNumber: 1 } },
    { id: second.id, facts: { signerNumber: 2 } },
  ]);
  expect(decision.events).toEqual([{ type: 'document.sent', details: { recipientsCount: 3 } }]);
  expect(decision.mails).toBeUndefined();
});

test('a deadline of its own is kept', () => {
  const deadline = plusDays(start, 2);
  const decision = send({ document: givenDraft({ deadline }), recipients: [signer] });
  expect(decision.document?.deadline).toBe(deadline);
});

test.each([
  ['DOCUMENT_NOT_DRAFT', { document: givenSent(), recipients: [signer] }],
  ['NO_RECIPIENTS', { document: givenDraft(), recipients: [] }],
  ['NO_RECIPIENTS', { document: givenDraft(), recipients: [viewer] }],
  ['DEADLINE_PASSED', { document: givenDraft({ deadline: start }), recipients: [signer] }],
])('%s refuses', (code, given) => {
  expect(() => send(given)).toThrow(expect.objectContaining({ code }));
});
