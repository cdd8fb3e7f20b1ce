import { describe, expect, test } from '@jest/globals';
import { fillRoles } from '../../../src/domain/template/fill-roles.ts';
import type { TemplateRole } from '../../../src/domain/template/role.ts';

const roles: TemplateRole[] = [
  { key: 'tenant', role: 'signer', order: 2 },
  { key: 'owner', role: 'approver', name: 'Olga Berg', email: 'olga@example.com' },
];
const ana = { key: 'tenant', name: 'Ana Torres', email: 'ana@example.com' };

test('recipients come in the order of the roles, those who are fixed among them', () => {
  expect(fillRoles(roles, [{ ...ana, locale: 'es', notify: false }], '/recipients')).toEqual([
    { ...ana, role: 'signer', order: 2, locale: 'es', notify: false },
    { key: 'owner', role: 'approver', name: 'Olga Berg', email: 'olga@example.com' },
  ]);
});

describe('400', () => {
  test.each([
    [[], '/recipients', 'the role “tenant” is filled by nobody'],
    [[{ ...ana, key: 'guest' }, ana], '/recipients/0/key', 'is no role of this template'],
    [[ana, ana], '/recipients/1/key', 'the role “tenant” is filled already'],
    [[ana, { ...ana, key: 'owner' }], '/recipients/1/key', 'the role “owner” is filled already'],
  ])('%j at %s', (given, pointer, message) => {
    expect(() => fillRoles(roles, given, '/recipients')).toThrow(
      expect.objectContaining({ extras: { errors: [{ pointer, message }] } }),
    );
  });
});
