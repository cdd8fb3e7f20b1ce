import { cancelBulkSendRoute } from './cancel.ts';
import { createBulkSendRoute } from './create.ts';
import { getBulkSendRoute } from './get.ts';
import { listBulkSendsRoute } from './list.ts';
import { listBulkSendRowsRoute } from './rows.ts';

export const bulkSendRoutes = [
  createBulkSendRoute,
  listBulkSendsRoute,
  getBulkSendRoute,
  listBulkSendRowsRoute,
  cancelBulkSendRoute,
];
