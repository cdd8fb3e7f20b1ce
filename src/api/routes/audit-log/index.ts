import { listAuditLogRoute } from './list.ts';

import { proveConsistencyRoute } from './consistency.ts';
import { proveEventRoute } from './proof.ts';

export const auditLogRoutes = [listAuditLogRoute, proveEventRoute, proveConsistencyRoute];
