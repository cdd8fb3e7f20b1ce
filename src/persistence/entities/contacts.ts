import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ContactStatus } from '../../domain/contact/contact.ts';
import type { ContactId, OrganizationId } from '../../domain/ids.ts';
import { texts, time } from './columns.ts';

export const ContactEntity = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    id: p.uuid().$type<ContactId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    firstName: p.text(),
    lastName: p.text(),
    fullName: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    company: p.text().strictNullable(),
    title: p.text().strictNullable(),
    status: p.text().$type<ContactStatus>(),
    notes: p.text().strictNullable(),
    tags: texts(),
    lastContactedAt: time().strictNullable(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Contact = InferEntity<typeof ContactEntity>;
