import { describe, expect, test } from '@jest/globals';
import { ownerBeside, type Membership } from '../../../src/domain/member/membership.ts';

function member(id: string, more: Partial<Membership> = {}): Membership {
  return { id, role: 'owner', status: 'active', joinedAt: new Date(0), ...more };
}

describe('what a leaving member had goes to', () => {
  test('the active owner who joined first', () => {
    const leaving = member('z', { role: 'member' });
    const late = member('a', { joinedAt: new Date(2) });
    const early = member('b', { joinedAt: new Date(1) });
    expect(ownerBeside(leaving, [leaving, late, early])).toBe(early);
  });

  test('the first by id of those who joined at once', () => {
    expect(ownerBeside(member('z'), [member('b'), member('a')]).id).toBe('a');
  });

  test('nobody who is invited, suspended, of another role or the member themselves', () => {
    const leaving = member('z');
    const others = [
      member('a', { status: 'invited', joinedAt: null }),
      member('b', { status: 'suspended' }),
      member('c', { role: 'admin' }),
      leaving,
    ];
    expect(() => ownerBeside(leaving, others)).toThrow(/last active owner/);
  });
});
