import { z } from 'zod';
import { recipientMembers } from '../recipients/add.ts';

/** Who takes a role of a template, for one document. */
export const roleFilling = z
  .strictObject({
    key: z.string().max(64).meta({ description: 'The key of the role that this person takes' }),
    name: recipientMembers.name,
    email: recipientMembers.email,
    locale: recipientMembers.locale.optional(),
    notify: recipientMembers.notify.optional(),
  })
  .meta({ id: 'RoleFilling' });
