import { expect, test } from '@jest/globals';
import { noInitials } from '../../../src/domain/signing/initials.ts';
import { approveDocument } from '../../../src/domain/signing/approve.ts';
import { givenId, start } from '../given-state.ts';
import { givenReady, givenSession, now, refusal, served } from './given-session.ts';

const id = givenId<'sig'>(9);
const command = { id, fields: {}, shown: { served: [served] } };
const approver = givenReady(1, { role: 'approver' });

test('an approval is a record without a picture', () => {
  expect(approveDocument(givenSession([approver, givenReady(2)]), command, undefined, now)).toEqual(
    {
      alreadyDone: false,
      result: { signatureId: id, documentStatus: 'in_progress' },
      signature: expect.objectContaining({
        id,
        meaning: 'approved',
        signatureType: 'electronic',
        image: null,
        typedText: null,
        typedFace: null,
        ...noInitials,
        fieldValues: {},
        signatureFieldIds: [],
      }),
      decisions: [
        {
          document: { viewedAt: start },
          recipients: [{ id: approver.id, facts: { approvedAt: now } }],
          events: [
            {
              type: 'recipient.approved',
              recipientId: approver.id,
              details: { signatureId: id, authentication: [] },
            },
          ],
        },
      ],
    },
  );
});

test('the last approval completes the document', () => {
  const outcome = approveDocument(givenSession([approver]), command, undefined, now);
  expect(outcome.result.documentStatus).toBe('completed');
});

test('approving twice is answered as the first time', () => {
  const before = { signatureId: givenId<'sig'>(8), documentStatus: 'completed' } as const;
  const session = givenSession([{ ...approver, approvedAt: start }], { status: 'completed' });
  expect(approveDocument(session, command, before, now)).toEqual({
    alreadyDone: true,
    result: before,
  });
});

test('a signer who has signed is still told that approving is not theirs', () => {
  const before = { signatureId: givenId<'sig'>(8), documentStatus: 'completed' } as const;
  const session = givenSession([givenReady(1, { signedAt: start })]);
  expect(() => approveDocument(session, command, before, now)).toThrow(refusal('ROLE_NOT_ALLOWED'));
});
