import { createTemplateRoute } from './create.ts';
import { deleteTemplateRoute } from './delete.ts';
import { getTemplateFieldsRoute, setTemplateFieldsRoute } from './fields.ts';
import { getTemplateRoute } from './get.ts';
import { listTemplatesRoute } from './list.ts';
import { updateTemplateRoute } from './update.ts';
import { useTemplateRoute } from './use.ts';

export const templateRoutes = [
  listTemplatesRoute,
  getTemplateRoute,
  getTemplateFieldsRoute,
  setTemplateFieldsRoute,
  createTemplateRoute,
  updateTemplateRoute,
  deleteTemplateRoute,
  useTemplateRoute,
];
