import type { Client } from '@temporalio/client';

/**
 * What a workflow's history holds from shortly before `fromMs` (a clock's time) on: each step with
 * its distance in seconds. Tells what the time after a kill was made of.
 */
export async function historyTimes(
  client: Client,
  workflowId: string,
  fromMs: number,
): Promise<string> {
  const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
  const steps: string[] = [];
  for (const event of events ?? []) {
    const { seconds, nanos } = event.eventTime ?? {};
    const afterMs = Number(seconds ?? 0) * 1_000 + (nanos ?? 0) / 1e6 - fromMs;
    if (afterMs < -500) continue;
    const scheduled = event.activityTaskScheduledEventAttributes?.activityType?.name;
    const started = event.activityTaskStartedEventAttributes;
    const tries = started && Number(started.attempt) > 1 ? ` (attempt ${started.attempt})` : '';
    const timedOut = event.workflowTaskTimedOutEventAttributes?.timeoutType;
    const why = timedOut === undefined || timedOut === null ? '' : ` (timeout ${timedOut})`;
    const name = nameOf(event as Record<string, unknown>);
    steps.push(`${(afterMs / 1_000).toFixed(2)} ${name}${tries}${why}${of(scheduled)}`);
  }
  return steps.join(', ');
}

function of(activity: string | null | undefined): string {
  return typeof activity === 'string' ? ` ${activity}` : '';
}

/** Each event has the attributes of its kind and no others. */
function nameOf(event: Record<string, unknown>): string {
  const key = Object.keys(event).find(
    (name) => name.endsWith('EventAttributes') && event[name] !== null,
  );
  return key?.replace(/EventAttributes$/, '') ?? 'unknown';
}
