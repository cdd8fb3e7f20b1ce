import { addRecipientRoute } from './add.ts';
import { authenticationCodeRoute, resetAuthenticationRoute } from './authentication.ts';
import { removeRecipientRoute } from './delete.ts';
import { getRecipientRoute } from './get.ts';
import { listRecipientsRoute } from './list.ts';
import { reassignRecipientRoute } from './reassign.ts';
import { remindRecipientRoute } from './remind.ts';
import { updateRecipientRoute } from './update.ts';

export const recipientRoutes = [
  listRecipientsRoute,
  getRecipientRoute,
  addRecipientRoute,
  updateRecipientRoute,
  removeRecipientRoute,
  remindRecipientRoute,
  reassignRecipientRoute,
  authenticationCodeRoute,
  resetAuthenticationRoute,
];
