import { getDocumentAccessRoute, setDocumentAccessRoute } from './access.ts';
import { bulkSendRoute, bulkVoidRoute } from './bulk.ts';
import { createDocumentRoute } from './create.ts';
import { deleteDocumentRoute } from './delete.ts';
import { downloadDocumentRoute } from './download.ts';
import { getDocumentFieldsRoute, setDocumentFieldsRoute } from './fields.ts';
import { getDocumentRoute } from './get.ts';
import { listDocumentsRoute } from './list.ts';
import { sendDocumentRoute } from './send.ts';
import { updateDocumentRoute } from './update.ts';
import { voidDocumentRoute } from './void.ts';

export const documentRoutes = [
  listDocumentsRoute,
  getDocumentRoute,
  createDocumentRoute,
  updateDocumentRoute,
  deleteDocumentRoute,
  sendDocumentRoute,
  voidDocumentRoute,
  downloadDocumentRoute,
  getDocumentAccessRoute,
  setDocumentAccessRoute,
  getDocumentFieldsRoute,
  setDocumentFieldsRoute,
  bulkVoidRoute,
  bulkSendRoute,
];
