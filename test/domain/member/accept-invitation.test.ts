import { expect, test } from '@jest/globals';
import { acceptInvitation } from '../../../src/domain/member/accept-invitation.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenMembership, start } from '../given-state.ts';

const later = plusDays(start, 1);

test('an invited member joins now', () => {
  const member = givenMembership(1, { role: 'viewer', status: 'invited', joinedAt: null });
  expect(acceptInvitation(member, later)).toEqual({
    member: { status: 'active', joinedAt: later },
    events: [{ type: 'member.joined', memberId: member.id, details: { role: 'viewer' } }],
  });
});

test('a suspended member is reinstated, with the day they first joined', () => {
  const member = givenMembership(1, { status: 'suspended' });
  expect(acceptInvitation(member, later)).toEqual({
    member: { status: 'active', joinedAt: start },
    events: [{ type: 'member.reinstated', memberId: member.id, details: { role: 'owner' } }],
  });
});

test('MEMBER_ACTIVE refuses', () => {
  expect(() => acceptInvitation(givenMembership(1), later)).toThrow(
    expect.objectContaining({ code: 'MEMBER_ACTIVE' }),
  );
});
