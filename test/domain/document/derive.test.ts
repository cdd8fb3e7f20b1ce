import { expect, test } from '@jest/globals';
import { requireChangeable } from '../../../src/domain/document/access.ts';
import { deriveState } from '../../../src/domain/document/derive.ts';
import { givenId, givenRecipient, givenSent, start } from '../given-state.ts';

test('status and counts follow from the facts', () => {
  const signed = givenRecipient(1, { signedAt: start });
  expect(deriveState({ document: givenSent(), recipients: [signed, givenRecipient(2)] })).toEqual({
    document: { status: 'in_progress', recipientsCount: 2, signedCount: 1 },
    uninvited: [],
  });
});

test('a recipient whose turn falls back is to be invited again', () => {
  const first = givenRecipient(1, { order: 1 });
  const later = givenRecipient(2, { order: 2, invitedAt: start });
  const { uninvited } = deriveState({ document: givenSent(), recipients: [first, later] });
  expect(uninvited).toEqual([later]);
});

test.each([
  ['the owner of the workspace', 'owner', 9, true],
  ['an administrator', 'admin', 9, true],
  ['the document’s own member', 'member', 3, true],
  ['another member', 'member', 9, false],
  ['a viewer who once owned it', 'viewer', 3, false],
] as const)('%s changes it or is refused', (_name, role, member, may) => {
  const viewer = { role, memberId: givenId<'mem'>(member), userId: givenId<'usr'>(1) };
  const act = () => {
    requireChangeable(viewer, givenSent());
  };
  if (may) expect(act).not.toThrow();
  else expect(act).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_ROLE' }));
});
