import type { Route } from './route.ts';
import { analyticsRoutes } from './routes/analytics/index.ts';
import { auditLogRoutes } from './routes/audit-log/index.ts';
import { contactRoutes } from './routes/contacts/index.ts';
import { documentRoutes } from './routes/documents/index.ts';
import { memberRoutes } from './routes/members/index.ts';
import { recipientRoutes } from './routes/recipients/index.ts';
import { settingsRoutes } from './routes/settings/index.ts';
import { signatureRoutes } from './routes/signatures/index.ts';
import { signingRoutes } from './routes/signing/index.ts';
import { templateRoutes } from './routes/templates/index.ts';
import { uploadRoutes } from './routes/uploads/index.ts';
import { webhookRoutes } from './routes/webhooks/index.ts';

/**
 * Every operation there is. It drives router, scopes, OpenAPI and the generated tests: what is not
 * in it cannot be reached.
 */
export const routeTable: readonly Route[] = [
  ...uploadRoutes,
  ...documentRoutes,
  ...recipientRoutes,
  ...templateRoutes,
  ...signatureRoutes,
  ...signingRoutes,
  ...contactRoutes,
  ...memberRoutes,
  ...settingsRoutes,
  ...analyticsRoutes,
  ...auditLogRoutes,
  ...webhookRoutes,
];
