import { createContactRoute } from './create.ts';
import { deleteContactRoute } from './delete.ts';
import { getContactRoute } from './get.ts';
import { listContactsRoute } from './list.ts';
import { updateContactRoute } from './update.ts';

export const contactRoutes = [
  listContactsRoute,
  getContactRoute,
  createContactRoute,
  updateContactRoute,
  deleteContactRoute,
];
