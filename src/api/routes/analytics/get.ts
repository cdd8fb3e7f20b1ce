import { z } from 'zod';
import { analyticsReport, periodOf } from '../../../domain/analytics/report.ts';
import { countByStatus, countPeriod } from '../../../persistence/stores/analytics.ts';
import { readRoute } from '../../route.ts';
import { nothing, timestamp, unixTime } from '../../schemas.ts';

const count = z.number().int().min(0);

const answer = z
  .strictObject({
    period: z.strictObject({ from: timestamp, to: timestamp }),
    documents: z.strictObject({
      total_created: count,
      total_sent: count,
      total_completed: count,
      total_cancelled: count,
      total_declined: count,
      completion_rate: z.number().min(0).max(100),
      median_signing_hours: z.number().min(0).nullable(),
    }),
    workspace_snapshot: z.strictObject({
      draft: count,
      sent: count,
      in_progress: count,
      completed: count,
      cancelled: count,
      declined: count,
    }),
  })
  .meta({ id: 'AnalyticsReport' });

export const getAnalyticsRoute = readRoute({
  method: 'GET',
  path: '/analytics',
  operationId: 'getAnalytics',
  tag: 'Analytics',
  summary: 'Count what happened to documents in a period, and how many there are now',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ from: unixTime.optional(), to: unixTime.optional() }),
  body: nothing,
  status: 200,
  answer,
  refusals: [],
  example: {
    query: { from: '1798761600000', to: '1801440000000' },
    answer: {
      period: { from: '2027-01-01T00:00:00.000Z', to: '2027-02-01T00:00:00.000Z' },
      documents: {
        total_created: 120,
        total_sent: 110,
        total_completed: 90,
        total_cancelled: 6,
        total_declined: 4,
        completion_rate: 90,
        median_signing_hours: 18.25,
      },
      workspace_snapshot: {
        draft: 10,
        sent: 4,
        in_progress: 6,
        completed: 90,
        cancelled: 6,
        declined: 4,
      },
    },
  },
  async read({ deps, principal, query, now }) {
    const period = periodOf(query, now);
    const counts = await countPeriod(deps.database, principal, period);
    return analyticsReport(period, counts, await countByStatus(deps.database, principal));
  },
});
