import { expect, test } from '@jest/globals';
import { addMember, memberExists } from '../../../src/domain/member/add.ts';
import { givenId, start } from '../given-state.ts';

const id = givenId<'mem'>(1);
const ana = { email: 'ana@example.com', name: 'Ana', role: 'member' } as const;

test('a member who is added has joined', () => {
  expect(addMember({ ...ana, status: 'active' }, id, start)).toEqual({
    member: { id, role: 'member', status: 'active', joinedAt: start },
    events: [{ type: 'member.joined', memberId: id, details: { role: 'member' } }],
  });
});

test('a member who is invited has not', () => {
  expect(addMember({ ...ana, status: 'invited' }, id, start)).toEqual({
    member: { id, role: 'member', status: 'invited', joinedAt: null },
    events: [{ type: 'member.invited', memberId: id, details: { role: 'member' } }],
  });
});

test('MEMBER_EXISTS names the address', () => {
  expect(memberExists({ ...ana, status: 'active' })).toMatchObject({
    code: 'MEMBER_EXISTS',
    message: 'ana@example.com is a member of this workspace already.',
  });
});
