import { describe, expect, test } from '@jest/globals';
import { ownerBeside, requireOtherOwner } from '../../../src/domain/member/membership.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenMembership as given, start } from '../given-state.ts';

describe('what a leaving member had goes to', () => {
  test('the active owner who joined first', () => {
    const member = given(9, { role: 'member' });
    const late = given(1, { joinedAt: plusDays(start, 2) });
    const early = given(2, { joinedAt: plusDays(start, 1) });
    expect(ownerBeside({ member, members: [member, late, early] })).toBe(early);
  });

  test('the first by id of those who joined at once', () => {
    const [first, second] = [given(1), given(2)];
    expect(ownerBeside({ member: given(9), members: [second, first] })).toBe(first);
  });

  test('one whose day of joining is unknown, before nobody', () => {
    const unknown = given(1, { joinedAt: null });
    expect(ownerBeside({ member: given(9), members: [unknown, given(2)] })).toEqual(given(2));
    expect(ownerBeside({ member: given(9), members: [unknown] })).toBe(unknown);
  });

  test('nobody who is invited, suspended, of another role or the member themselves', () => {
    const member = given(9);
    const members = [
      given(1, { status: 'invited', joinedAt: null }),
      given(2, { status: 'suspended' }),
      given(3, { role: 'admin' }),
      member,
    ];
    expect(() => ownerBeside({ member, members })).toThrow(/last active owner/);
  });
});

test('only an active owner must leave another behind', () => {
  for (const member of [
    given(1, { role: 'admin' }),
    given(1, { status: 'suspended' }),
    given(1, { status: 'invited', joinedAt: null }),
  ]) {
    expect(() => requireOtherOwner({ member, members: [member] })).not.toThrow();
  }
  const member = given(1);
  expect(() => requireOtherOwner({ member, members: [member] })).toThrow(
    expect.objectContaining({ code: 'LAST_OWNER' }),
  );
});
