import { z } from 'zod';
import { analyticsReport, periodOf } from '../../../domain/analytics/report.ts';
import { countByStatus, countPeriod } from '../../../persistence/stores/organizations/analytics.ts';
import { readRoute } from '../../route.ts';
import { count, nothing, timeOf, unixTimeOf } from '../../schemas.ts';

const answer = z
  .strictObject({
    period: z
      .strictObject({
        from: timeOf('Where the period begins, inclusive'),
        to: timeOf('Where the period ends, exclusive'),
      })
      .meta({ description: 'The period that was counted' }),
    documents: z
      .strictObject({
        total_created: count('How many documents were made in the period'),
        total_sent: count('How many documents were sent in the period'),
        total_completed: count('How many documents were completed in the period'),
        total_cancelled: count(
          'How many documents were called off in the period, or passed their deadline',
        ),
        total_declined: count('How many documents were declined in the period'),
        completion_rate: z.number().min(0).max(100).meta({
          description:
            'What part of the documents that ended in the period was completed, in percent; 0 where none ended',
        }),
        median_signing_hours: z.number().min(0).nullable().meta({
          description:
            'The median time from sending to completion, in hours; null below two completed documents',
        }),
      })
      .meta({ description: 'What happened to documents in the period' }),
    workspace_snapshot: z
      .strictObject({
        draft: count('How many documents are drafts now'),
        sent: count('How many documents were sent and nobody has opened them'),
        in_progress: count('How many documents are open, and somebody opened them or acted'),
        completed: count('How many documents are completed now'),
        cancelled: count('How many documents are cancelled now'),
        declined: count('How many documents are declined now'),
      })
      .meta({ description: 'How many documents there are now, by status' }),
  })
  .meta({ id: 'AnalyticsReport' });

export const getAnalyticsRoute = readRoute({
  method: 'GET',
  path: '/analytics',
  operationId: 'getAnalytics',
  tag: 'Analytics',
  summary: 'Count what happened to documents in a period, and how many there are now',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({
    from: unixTimeOf('Where the period begins, inclusive; 30 days before `to` unless given'),
    to: unixTimeOf('Where the period ends, exclusive; now unless given'),
  }),
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
