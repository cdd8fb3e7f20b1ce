import { Counter, Histogram, type Registry } from 'prom-client';
import { tellingOutcome, type StepName, type Watch } from './watch.ts';

/** A request as it is counted: the pattern of its route, never its address. */
export interface MeasuredRequest {
  method: string;
  route: string;
  status: number;
  durationS: number;
}

const histograms: Record<StepName, [name: string, help: string]> = {
  activity: ['countersign_activity_duration_seconds', 'Attempts of activities'],
  dispatch: ['countersign_dispatch_duration_seconds', 'Changes that were dispatched to Temporal'],
  mail: ['countersign_mail_duration_seconds', 'Mails that were handed to the mail server'],
  seal: ['countersign_seal_duration_seconds', 'Seals that were made or renewed'],
  upkeep: ['countersign_upkeep_duration_seconds', 'Rounds of what a worker does again and again'],
  webhook: ['countersign_webhook_duration_seconds', 'Requests to the endpoints of webhooks'],
};

const requestBucketsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const workBucketsS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 300];

/** How long work of each kind takes and how it ends; the count of a histogram is its counter. */
export function measureWork(registry: Registry): Watch {
  const byName = Object.fromEntries(
    Object.entries(histograms).map(([step, [name, help]]) => [
      step,
      new Histogram({
        name,
        help,
        labelNames: ['kind', 'outcome'],
        buckets: workBucketsS,
        registers: [registry],
      }),
    ]),
  ) as Record<StepName, Histogram<'kind' | 'outcome'>>;
  return ({ name, kind }, work, outcomeOf) => {
    const startedMs = performance.now();
    return tellingOutcome(work, outcomeOf, (outcome) => {
      byName[name].observe({ kind, outcome }, (performance.now() - startedMs) / 1000);
    });
  };
}

/** Status and duration apart: together they would be a series for every pair. */
export function measureRequests(registry: Registry): (request: MeasuredRequest) => void {
  const requests = new Counter({
    name: 'countersign_http_requests_total',
    help: 'Requests that were answered, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'countersign_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: requestBucketsS,
    registers: [registry],
  });
  return ({ method, route, status, durationS }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, durationS);
  };
}

/** What the business asks for: documents sent and completed, recipients who signed, and so on. */
export function countEvents(registry: Registry): (types: readonly string[]) => void {
  const events = new Counter({
    name: 'countersign_events_total',
    help: 'Events that were committed, by type',
    labelNames: ['type'],
    registers: [registry],
  });
  return (types) => {
    for (const type of types) events.inc({ type });
  };
}
