import type { PublicRoute } from './public-route.ts';
import type { Route } from './route.ts';
import { analyticsRoutes } from './routes/analytics/index.ts';
import { auditLogRoutes } from './routes/audit-log/index.ts';
import { bulkSendRoutes } from './routes/bulk-sends/index.ts';
import { contactRoutes } from './routes/contacts/index.ts';
import { fetchFileRoute } from './routes/documents/fetch-file.ts';
import { documentRoutes } from './routes/documents/index.ts';
import { logRoutes } from './routes/log/index.ts';
import { memberRoutes } from './routes/members/index.ts';
import { problemPageRoute } from './routes/problems/get.ts';
import { recipientRoutes } from './routes/recipients/index.ts';
import { settingsRoutes } from './routes/settings/index.ts';
import { logoRoute } from './routes/settings/logo.ts';
import { signatureRoutes } from './routes/signatures/index.ts';
import { signingRoutes } from './routes/signing/index.ts';
import { templateRoutes } from './routes/templates/index.ts';
import { testRoutes } from './routes/test/index.ts';
import { uploadRoutes } from './routes/uploads/index.ts';
import { uploadFileRoute } from './routes/uploads/upload-file.ts';
import { verifyDocumentRoute } from './routes/verify/document.ts';
import { verifyFileRoute } from './routes/verify/file.ts';
import { webhookRoutes } from './routes/webhooks/index.ts';
import { wellKnownRoutes } from './routes/well-known/index.ts';

/**
 * Every operation below `/api/v1`, for an API key or a signing link. With `publicRoutes` it drives
 * router, scopes, OpenAPI and the generated tests: of what is in neither, `undescribedRoutes` says
 * why.
 */
export const routeTable: readonly Route[] = [
  ...uploadRoutes,
  ...documentRoutes,
  ...recipientRoutes,
  ...templateRoutes,
  ...bulkSendRoutes,
  ...signatureRoutes,
  ...signingRoutes,
  ...contactRoutes,
  ...memberRoutes,
  ...settingsRoutes,
  ...analyticsRoutes,
  ...auditLogRoutes,
  ...webhookRoutes,
  ...testRoutes,
];

/** Every operation and address that is for anybody, by its whole path. */
export const publicRoutes: readonly PublicRoute[] = [
  uploadFileRoute,
  fetchFileRoute,
  verifyFileRoute,
  verifyDocumentRoute,
  ...logRoutes,
  ...wellKnownRoutes,
  logoRoute,
  problemPageRoute,
];
