import { describe, expect, test } from '@jest/globals';
import { completeDocument, mayComplete } from '../../../src/domain/document/complete.ts';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { deleteDocument } from '../../../src/domain/document/delete.ts';
import { expireIfOverdue } from '../../../src/domain/document/expire.ts';
import { voidDocument } from '../../../src/domain/document/void.ts';
import { defaultSettings } from '../../../src/domain/settings/settings.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const now = plusDays(start, 30);
const asked = givenRecipient(1, { turn: 1 });
const done = givenRecipient(2, { turn: 1, signedAt: start });
const looked = givenRecipient(3, { role: 'viewer', viewedAt: start });
const unasked = givenRecipient(4, { order: 9 });
const recipients = [asked, done, looked, unasked];
const to = (decision: { mails?: readonly { to: string }[] }) => decision.mails?.map(({ to }) => to);

describe('voiding', () => {
  test('tells everybody who was asked, with the reason', () => {
    const decision = voidDocument({ document: givenSent(), recipients }, { reason: 'Wrong' }, now);
    expect(decision.document).toEqual({ voidedAt: now, voidReason: 'Wrong' });
    expect(decision.events).toEqual([{ type: 'document.voided', details: { reason: 'Wrong' } }]);
    expect(to(decision)).toEqual([asked.id, done.id, looked.id]);
    expect(decision.mails?.[0]?.content).toEqual({ kind: 'voided', reason: 'Wrong' });
  });

  test('needs no reason, and a draft has nobody to tell', () => {
    const draft = { document: givenDraft(), recipients: [unasked] };
    expect(voidDocument(draft, {}, now)).toEqual({
      document: { voidedAt: now, voidReason: null },
      events: [{ type: 'document.voided', details: { reason: null } }],
      mails: [],
    });
  });

  test.each(['completed', 'cancelled', 'declined'] as const)('of a %s one refuses', (status) => {
    const act = () => voidDocument({ document: givenSent({ status }), recipients }, {}, now);
    expect(act).toThrow(
      expect.objectContaining({
        code: 'DOCUMENT_FINAL',
        message: `A document that is ${status} cannot be voided.`,
      }),
    );
  });
});

describe('expiring', () => {
  test('closes the document for those who had still to act, and tells the owner too', () => {
    const decision = expireIfOverdue({ document: givenSent(), recipients }, now);
    expect(decision.document).toMatchObject({ voidedAt: now, expiredAt: now });
    expect(decision.events).toEqual([
      { type: 'document.expired', details: {} },
      { type: 'recipient.expired', recipientId: asked.id, details: {} },
      { type: 'recipient.expired', recipientId: unasked.id, details: {} },
    ]);
    expect(to(decision)).toEqual([asked.id, done.id, looked.id, 'owner']);
  });

  test.each([
    ['a moment before', givenSent({ deadline: new Date(now.getTime() + 1) })],
    ['of a draft', givenDraft({ deadline: start })],
    ['of a document that is final', givenSent({ status: 'completed' })],
  ])('does nothing %s', (_name, document) => {
    expect(expireIfOverdue({ document, recipients }, now)).toBe(nothingToDo);
  });
});

describe('completing', () => {
  test.each([
    [true, givenSent(), [done, looked]],
    [false, givenSent(), recipients],
    [false, givenSent(), [looked]],
    [false, givenDraft(), [done]],
    [false, givenSent({ status: 'completed' }), [done]],
  ])('may be: %s', (expected, document, given) => {
    expect(mayComplete({ document, recipients: given })).toBe(expected);
  });

  test.each([
    [true, [done.id, looked.id, 'owner']],
    [false, [done.id, looked.id]],
  ])('sends the owner a mail when the settings say %s', (send_completion_email, expected) => {
    const notifications = { ...defaultSettings.notifications, send_completion_email };
    const settings = { ...defaultSettings, notifications };
    const given = { document: givenSent(), recipients: [done, looked] };
    const decision = completeDocument(given, settings, now);
    expect(decision.document).toEqual({ completedAt: now });
    expect(decision.events).toEqual([{ type: 'document.completed', details: {} }]);
    expect(to(decision)).toEqual(expected);
  });
});

test('deleting leaves a tombstone to a document that has a workflow', () => {
  const event = { type: 'document.deleted', details: {} };
  expect(deleteDocument(givenSent({ rev: 4 }))).toEqual({ event, tombstoneRev: 5 });
  expect(deleteDocument(givenDraft())).toEqual({ event, tombstoneRev: null });
});
