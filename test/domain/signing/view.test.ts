import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { defaultSettings } from '../../../src/domain/settings/settings.ts';
import { viewDocument } from '../../../src/domain/signing/view.ts';
import { givenRecipient, start } from '../given-state.ts';
import { givenSession, now } from './given-session.ts';

const recipient = givenRecipient(1);
const quiet = {
  ...defaultSettings,
  notifications: { ...defaultSettings.notifications, send_viewed_notification: false },
};
const unseen = { status: 'sent', viewedAt: null } as const;

test('the first view is the document’s too; the owner is told', () => {
  expect(viewDocument(givenSession([recipient], unseen, 'api'), now)).toEqual({
    document: { viewedAt: now },
    recipients: [
      {
        id: recipient.id,
        facts: {
          viewedAt: now,
          viewedLinkChannel: 'api',
          viewedIpAddress: '203.0.113.7',
          viewedUserAgent: 'Firefox',
        },
      },
    ],
    events: [
      { type: 'recipient.viewed', recipientId: recipient.id, details: { authentication: [] } },
      { type: 'document.viewed', recipientId: recipient.id, details: {} },
    ],
    mails: [
      {
        to: 'owner',
        occurrence: `${recipient.id}.r1`,
        content: {
          kind: 'viewed',
          by: { name: recipient.name, email: recipient.email },
          at: now.toISOString(),
        },
      },
    ],
    workflowUnaffected: false,
  });
});

test.each([
  ['pressed', null, 'pressed'],
  ['consented', start, 'consented'],
  ['consented', null, undefined],
  [undefined, start, undefined],
] as const)('known by %s, with a consent at %s: the event says %s', (said, consentAt, kept) => {
  const session = givenSession([{ ...recipient, consentAt }]);
  expect(viewDocument(session, now, said).events[0]?.details).toEqual({
    authentication: [],
    ...(kept && { knownBy: kept }),
  });
});

test('a later recipient’s view leaves the document’s as it was', () => {
  const { document, events } = viewDocument(givenSession([recipient]), now);
  expect(document).toEqual({ viewedAt: start });
  expect(events.map(({ type }) => type)).toEqual(['recipient.viewed']);
});

test.each([
  ['a mail to the owner is queued', givenSession([recipient]), false],
  ['the status changes', { ...givenSession([recipient], unseen), settings: quiet }, false],
  ['neither', { ...givenSession([recipient]), settings: quiet }, true],
])('the workflow is told when %s', (_when, session, unaffected) => {
  expect(viewDocument(session, now).workflowUnaffected).toBe(unaffected);
});

test('viewing again changes nothing, in any state', () => {
  const session = givenSession([{ ...recipient, viewedAt: start }], { status: 'cancelled' });
  expect(viewDocument(session, now)).toBe(nothingToDo);
});
