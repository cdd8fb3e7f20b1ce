import { addRecipientRoute } from './add.ts';
import { removeRecipientRoute } from './delete.ts';
import { getRecipientRoute } from './get.ts';
import { listRecipientsRoute } from './list.ts';
import { remindRecipientRoute } from './remind.ts';
import { updateRecipientRoute } from './update.ts';

export const recipientRoutes = [
  listRecipientsRoute,
  getRecipientRoute,
  addRecipientRoute,
  updateRecipientRoute,
  removeRecipientRoute,
  remindRecipientRoute,
];
