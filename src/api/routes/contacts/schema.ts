import { z } from 'zod';
import { contactStatuses } from '../../../domain/contact/contact.ts';
import { timestamp } from '../../schemas.ts';

export const contactStatus = z.enum(contactStatuses);

const listed = {
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  title: z.string().optional(),
  status: contactStatus,
  created_at: timestamp,
  updated_at: timestamp,
};

export const contactItemSchema = z.strictObject(listed).meta({ id: 'ContactItem' });

export const contactSchema = z
  .strictObject({
    ...listed,
    phone: z.string().optional(),
    notes: z.string().optional(),
    tags: z.array(z.string()).optional(),
    last_contacted_at: timestamp.optional(),
  })
  .meta({ id: 'Contact' });
