import { expect, test } from '@jest/globals';
import { contactExists, createContact } from '../../../src/domain/contact/create.ts';
import { givenId, start } from '../given-state.ts';

const ana = { firstName: 'Ana', lastName: 'Torres', email: 'ana@example.com' };
const [id, organizationId] = [givenId<'con'>(1), givenId<'org'>(2)];

test('what is not given is empty, and the contact is active', () => {
  expect(createContact(ana, id, organizationId, start)).toEqual({
    ...ana,
    id,
    organizationId,
    fullName: 'Ana Torres',
    phone: null,
    company: null,
    title: null,
    status: 'active',
    notes: null,
    tags: [],
    lastContactedAt: null,
    createdAt: start,
    updatedAt: start,
  });
});

test('what is given is kept', () => {
  const given = { phone: '1', company: 'C', title: 'T', notes: 'N', tags: ['x'] };
  const command = { ...ana, ...given, status: 'lead' } as const;
  expect(createContact(command, id, organizationId, start)).toMatchObject(command);
});

test('CONTACT_EXISTS names the address', () => {
  expect(contactExists(ana)).toMatchObject({
    code: 'CONTACT_EXISTS',
    message: 'There is a contact with the email address ana@example.com already.',
  });
});
