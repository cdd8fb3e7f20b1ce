import { rootsOfSealsRoute, rootsOfTimestampsRoute } from './roots.ts';
import { securityTextRoute } from './security-text.ts';

export const wellKnownRoutes = [rootsOfSealsRoute, rootsOfTimestampsRoute, securityTextRoute];
