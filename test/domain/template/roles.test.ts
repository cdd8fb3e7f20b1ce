import { describe, expect, test } from '@jest/globals';
import { checkRoles } from '../../../src/domain/template/check-roles.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import type { TemplateRole } from '../../../src/domain/template/role.ts';
import {
  heldByRoles,
  rolesOfRecipients,
} from '../../../src/domain/template/roles-of-recipients.ts';
import { fieldsOfDraft } from '../../../src/domain/template/use.ts';
import { givenId, givenRecipient, start } from '../given-state.ts';

const field = (more: Partial<Field> = {}): Field => ({
  id: givenId(7),
  name: 'rent',
  source: 'placed',
  label: 'rent',
  type: 'number',
  required: false,
  page: 0,
  rect: [72, 600, 200, 20],
  ...more,
});
const ofRole = (key: string, more: Partial<Field> = {}) =>
  field({ holder: { kind: 'role', key }, ...more });

test('recipients become roles without who they are; those without a key are numbered', () => {
  const code = { method: 'email_code', before: 'view' } as const;
  const people = [
    givenRecipient(1, { key: null, order: 2 }),
    givenRecipient(2, { key: 'recipient_1', role: 'approver', authentication: [code] }),
    givenRecipient(3, { key: null, role: 'viewer' }),
  ];
  const { roles, keys } = rolesOfRecipients(people);
  expect(roles).toEqual([
    { key: 'recipient_2', role: 'signer', order: 2, authentication: [] },
    { key: 'recipient_1', role: 'approver', authentication: [code] },
    { key: 'recipient_3', role: 'viewer', authentication: [] },
  ]);
  const [first] = people;
  const theirs = field({ holder: { kind: 'recipient', id: first?.id ?? givenId(1) } });
  const gone = field({ holder: { kind: 'recipient', id: givenId(99) }, signer: 2 });
  const { holder: _holder, ...nobodys } = gone;
  expect(heldByRoles([theirs, gone], keys)).toEqual([ofRole('recipient_2'), nobodys]);
});

test('a place that was passed on is one role, by the key that its holders had', () => {
  const first = givenRecipient(1, { key: 'tenant', reassignedAt: start });
  const second = givenRecipient(2, { reassignedFrom: first.id, reassignedAt: start });
  const third = givenRecipient(3, { reassignedFrom: second.id });
  const { roles, keys } = rolesOfRecipients([first, second, third]);
  expect(roles.map(({ key }) => key)).toEqual(['tenant']);
  const theirs = field({ holder: { kind: 'recipient', id: third.id } });
  expect(heldByRoles([theirs], keys)).toEqual([ofRole('tenant')]);
});

describe('roles that a template may not have', () => {
  const tenant = { key: 'tenant', role: 'signer' } as const;
  test.each<[string, TemplateRole[], Field[], string]>([
    ['two of one key', [tenant, tenant], [], '/recipients/1/key'],
    ['a name without an address', [{ ...tenant, name: 'Ana' }], [], '/recipients/0/email'],
    ['an address without a name', [{ ...tenant, email: 'a@b.c' }], [], '/recipients/0/name'],
    ['none of a field’s key', [], [ofRole('tenant')], '/recipients'],
    [
      'a viewer who holds a field',
      [{ ...tenant, role: 'viewer' }],
      [ofRole('tenant')],
      '/recipients/0/role',
    ],
    [
      'an approver who holds a signature',
      [{ ...tenant, role: 'approver' }],
      [ofRole('tenant', { type: 'signature' })],
      '/recipients/0/role',
    ],
  ])('%s', (_name, roles, fields, pointer) => {
    expect(() => checkRoles(roles, fields)).toThrow(
      expect.objectContaining({
        extras: { errors: [{ pointer, message: expect.any(String) }] },
      }),
    );
  });

  test('an approver may hold any other field', () => {
    const roles = [{ key: 'tenant', role: 'approver' } as const];
    expect(() => {
      checkRoles(roles, [ofRole('tenant')]);
    }).not.toThrow();
  });
});

test('a document’s fields are its recipients’, or of the signer with the number of their role', () => {
  const roles: TemplateRole[] = [
    { key: 'second', role: 'signer' },
    { key: 'boss', role: 'approver' },
    { key: 'first', role: 'signer', order: 1 },
  ];
  const fields = [ofRole('second'), ofRole('first'), ofRole('boss')];
  const id = givenId<'rec'>(5);
  expect(fieldsOfDraft(fields, roles, new Map([['second', id]]))).toEqual([
    field({ holder: { kind: 'recipient', id } }),
    field({ signer: 1 }),
    field(),
  ]);
  expect(fieldsOfDraft(fields, roles, new Map())[0]).toEqual(field({ signer: 2 }));
});
