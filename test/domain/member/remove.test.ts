import { expect, test } from '@jest/globals';
import { removeMember } from '../../../src/domain/member/remove.ts';
import { givenMembership } from '../given-state.ts';

const owner = givenMembership(1);
const member = givenMembership(2, { role: 'member' });

test('everything goes to the owner, and each document says so', () => {
  expect(removeMember({ member, members: [owner, member] })).toEqual({
    heir: owner.id,
    removed: {
      type: 'member.removed',
      memberId: member.id,
      details: { role: 'member', documentsGoTo: owner.id },
    },
    transferred: {
      type: 'document.ownership_transferred',
      details: { from: member.id, to: owner.id },
    },
  });
});

test('LAST_OWNER refuses', () => {
  expect(() => removeMember({ member: owner, members: [owner] })).toThrow(
    expect.objectContaining({ code: 'LAST_OWNER' }),
  );
});
