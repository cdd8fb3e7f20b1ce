import { getAnalyticsRoute } from './get.ts';

export const analyticsRoutes = [getAnalyticsRoute];
