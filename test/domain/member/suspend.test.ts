import { expect, test } from '@jest/globals';
import { suspendMember } from '../../../src/domain/member/suspend.ts';
import { givenMembership } from '../given-state.ts';

const other = givenMembership(2);

test.each(['owner', 'member'] as const)('an active %s is suspended', (role) => {
  const member = givenMembership(1, { role });
  expect(suspendMember({ member, members: [member, other] })).toEqual({
    member: { status: 'suspended' },
    events: [{ type: 'member.suspended', memberId: member.id, details: { role } }],
  });
});

test.each([
  ['MEMBER_NOT_ACTIVE', 'suspended', [other]],
  ['MEMBER_NOT_ACTIVE', 'invited', [other]],
  ['LAST_OWNER', 'active', []],
] as const)('%s refuses: %s', (code, status, others) => {
  const member = givenMembership(1, { status });
  expect(() => suspendMember({ member, members: [member, ...others] })).toThrow(
    expect.objectContaining({ code }),
  );
});
