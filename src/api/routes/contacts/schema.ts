import { z } from 'zod';
import { contactStatuses } from '../../../domain/contact/contact.ts';
import { email, personName } from '../../name-schemas.ts';
import { answerId, answerText, longText, text, timeOf } from '../../schemas.ts';

export const contactStatus = z.enum(contactStatuses).meta({
  description:
    'What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it',
});

const shortText = text(255, 0);

/** What a contact may be given. */
export const contactInputs = {
  first_name: personName.meta({
    description: 'The first name, up to 255 characters that our fonts have',
  }),
  last_name: personName.meta({
    description: 'The last name, up to 255 characters that our fonts have',
  }),
  email: email.meta({
    description:
      'The email address, once in the workspace whatever its case, else 409 `CONTACT_EXISTS`',
  }),
  phone: shortText.meta({
    description: 'The telephone number as you write it, up to 255 characters',
  }),
  company: shortText.meta({ description: 'The company they work for, up to 255 characters' }),
  title: shortText.meta({ description: 'What they are in the company, up to 255 characters' }),
  notes: longText.meta({
    description: 'What your workspace notes about them, up to 4,000 characters',
  }),
  tags: z
    .array(text(50))
    .max(20, 'must hold 20 tags or fewer')
    .meta({ description: 'Words to group contacts by: up to 20, of up to 50 characters each' }),
};

const listed = {
  id: answerId('contact'),
  first_name: answerText('The first name of the contact'),
  last_name: answerText('The last name of the contact'),
  full_name: answerText('First and last name, as people read them'),
  email: answerText('The email address of the contact'),
  company: answerText('The company they work for').optional(),
  title: answerText('What they are in the company').optional(),
  status: contactStatus,
  created_at: timeOf('When the contact was made'),
  updated_at: timeOf('When the contact last changed'),
};

export const contactItemSchema = z.strictObject(listed).meta({ id: 'ContactItem' });

export const contactSchema = z
  .strictObject({
    ...listed,
    phone: answerText('The telephone number as it was written').optional(),
    notes: answerText('What your workspace notes about them').optional(),
    tags: z
      .array(z.string())
      .optional()
      .meta({ description: 'Words that the contact is grouped by' }),
    last_contacted_at: timeOf('When a document was last sent to them').optional(),
  })
  .meta({ id: 'Contact' });
