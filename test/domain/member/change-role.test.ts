import { expect, test } from '@jest/globals';
import { changeRole } from '../../../src/domain/member/change-role.ts';
import { givenMembership } from '../given-state.ts';

const owner = givenMembership(1);
const admin = givenMembership(2, { role: 'admin' });

test('the new role, recorded with the one before', () => {
  expect(changeRole({ member: admin, members: [owner, admin] }, 'viewer')).toEqual({
    member: { role: 'viewer' },
    events: [
      { type: 'member.role_changed', memberId: admin.id, details: { from: 'admin', to: 'viewer' } },
    ],
  });
});

test('a role that stays as it was is no event, also of the last owner', () => {
  expect(changeRole({ member: owner, members: [owner] }, 'owner')).toEqual({
    member: {},
    events: [],
  });
});

test('an owner steps down where there is another, else LAST_OWNER', () => {
  const members = [owner, givenMembership(3)];
  expect(changeRole({ member: owner, members }, 'admin').member).toEqual({ role: 'admin' });
  expect(() => changeRole({ member: owner, members: [owner] }, 'admin')).toThrow(
    expect.objectContaining({ code: 'LAST_OWNER' }),
  );
});
