import { describe, expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { declineDocument, optOut } from '../../../src/domain/signing/decline.ts';
import { givenRecipient, start } from '../given-state.ts';
import { givenReady, givenSession, now, refusal } from './given-session.ts';

const signer = givenReady(1);
const asked = givenReady(2);
const notAsked = givenRecipient(3, { order: 5 });
const by = { name: signer.name, email: signer.email };

describe('decline', () => {
  test('closes the document; all who were asked and the owner are told, with the reason', () => {
    const session = givenSession([signer, asked, notAsked]);
    const content = { kind: 'declined', by, reason: 'Too dear' };
    expect(declineDocument(session, { reason: 'Too dear' }, now)).toEqual({
      document: { declinedAt: now },
      recipients: [
        {
          id: signer.id,
          facts: { declinedAt: now, declineReason: 'Too dear', optedOutAt: null },
        },
      ],
      events: [
        { type: 'recipient.declined', recipientId: signer.id, details: { reason: 'Too dear' } },
        { type: 'document.declined', recipientId: signer.id, details: {} },
      ],
      mails: [signer.id, asked.id, 'owner'].map((to) => ({ to, occurrence: '1', content })),
    });
  });

  test('without a reason none is told', () => {
    const { events, mails } = declineDocument(givenSession([signer]), {}, now);
    expect(events[0]).toMatchObject({ details: { reason: null } });
    expect(mails?.[0]?.content).toEqual({ kind: 'declined', by });
  });

  test('takes no consent, and is repeated without effect in any state', () => {
    expect(() =>
      declineDocument(givenSession([{ ...signer, consentAt: null }]), {}, now),
    ).not.toThrow();
    const session = givenSession([{ ...signer, declinedAt: start }], { status: 'declined' });
    expect(declineDocument(session, {}, now)).toBe(nothingToDo);
  });

  test('after opting out it is another act', () => {
    const gone = givenReady(1, { declinedAt: start, optedOutAt: start });
    expect(() => declineDocument(givenSession([gone]), {}, now)).toThrow(refusal('RECIPIENT_DONE'));
  });
});

describe('opt out', () => {
  test('counts as a decline; the owner is told that it was an opt-out, and not who did it', () => {
    const decision = optOut(givenSession([signer, asked]), { reason: 'Paper' }, now);
    expect(decision).toMatchObject({
      document: { declinedAt: now },
      recipients: [{ id: signer.id, facts: { declinedAt: now, optedOutAt: now } }],
      events: [
        { type: 'recipient.opted_out', details: { reason: 'Paper' } },
        { type: 'document.declined' },
      ],
    });
    expect(decision.mails?.map(({ to, content }) => [to, content.kind])).toEqual([
      [asked.id, 'declined'],
      ['owner', 'opted_out'],
    ]);
  });

  test('takes neither view nor consent, and is repeated without effect', () => {
    const fresh = givenSession([givenRecipient(1, { turn: 1 })], { status: 'sent' });
    expect(() => optOut(fresh, {}, now)).not.toThrow();
    const gone = givenReady(1, { declinedAt: start, optedOutAt: start });
    expect(optOut(givenSession([gone], { status: 'declined' }), {}, now)).toBe(nothingToDo);
  });

  test('after declining it is another act', () => {
    expect(() => optOut(givenSession([givenReady(1, { declinedAt: start })]), {}, now)).toThrow(
      refusal('RECIPIENT_DONE'),
    );
  });
});
