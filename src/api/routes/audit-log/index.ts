import { listAuditLogRoute } from './list.ts';

export const auditLogRoutes = [listAuditLogRoute];
