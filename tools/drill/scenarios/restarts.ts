import type { Client } from '@temporalio/client';
import { setTimeout as pause } from 'node:timers/promises';
import { documentWorkflowId } from '../../../src/workflows/contracts.ts';
import { startSmtpSink } from '../../../test/support/smtp-sink.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import type { Instance } from '../harness/instance.ts';
import { prepare, send } from '../harness/live.ts';
import { planSigners } from '../harness/plan-story.ts';
import { bringToSignature } from '../harness/recipient.ts';
import type { Story } from '../harness/story.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

const times = 10;
const greetingMs = 1_000;
/** Between two kills, so that the restarts come with the shortest pause again. */
const quietMs = 7_000;
const limitMs = 120_000;
/** After which a restarted service is to have done what was left. */
const goalMs = 5_000;

/** A moment at which API and worker are killed at once: after the first of so many signatures. */
interface Moment {
  name: string;
  signers: number;
  env?: Record<string, string>;
  isDone(harness: Harness, story: Story): Promise<boolean>;
}

/**
 * The two moments at which a signing service is easily caught out: right after the answer to the
 * last signature, and right after a signature whose successor has to be mailed by a slow server.
 * Says from the workflow's history what the time after the kill was made of.
 */
export async function runRestarts(options: ScenarioOptions): Promise<ScenarioResult> {
  const sink = await startSmtpSink({
    onConnect(_session, callback) {
      setTimeout(callback, greetingMs);
    },
  });
  const moments: Moment[] = [
    {
      name: 'last signature',
      signers: 1,
      async isDone({ pool }) {
        const { rows } = await pool.query(
          `select from documents where completed_at is not null and sealed_at is null`,
        );
        return rows.length === 0;
      },
    },
    {
      name: 'next signer’s mail',
      signers: 2,
      env: {
        SMTP_URL: sink.url,
        MAIL_FROM: 'Countersign <sign@example.com>',
      },
      async isDone(_harness, { recipients }) {
        return sink.received.some(({ to }) => to.includes(recipients[1]?.email ?? ''));
      },
    },
  ];
  try {
    const lines: string[] = [];
    for (const moment of moments) lines.push(await repeat(moment, options));
    return { summary: lines.join('\n'), counts: new Map(), violations: [] };
  } finally {
    await sink.close();
  }
}

/** Kills after the first signature, ten times, and waits for what is to follow. */
async function repeat(moment: Moment, { seed, onProgress }: ScenarioOptions): Promise<string> {
  /** When a process was last said to be running again, by its name. */
  const restarts = new Map<string, number>();
  const onSay = (line: string) => {
    const name = /^(\w+) is running again/.exec(line)?.[1];
    if (name !== undefined) restarts.set(name, performance.now());
  };
  return withHarness({ seed, onSay, ...(moment.env && { env: moment.env }) }, async (harness) => {
    const afterStart: number[] = [];
    const afterReady: number[] = [];
    for (let run = 1; run <= times; run += 1) {
      const took = await killOnce(harness, moment, planSigned(harness, moment, run), restarts);
      afterStart.push(Math.max(0, took.doneMs - took.startedMs));
      afterReady.push(Math.max(0, took.doneMs - took.readyMs));
      onProgress?.(
        `${moment.name} ${run}: done ${seconds(took.doneMs)} after the kill, ` +
          `new processes after ${seconds(took.startedMs)}, ready after ${seconds(took.readyMs)}\n` +
          `  ${took.steps}`,
      );
    }
    const within = (list: number[]) => list.filter((ms) => ms <= goalMs).length;
    return (
      `${moment.name}: ${times} of ${times} done; within 5 s of the start of the new processes ` +
      `${within(afterStart)} (${range(afterStart)}), of their being ready ${within(afterReady)} (${range(afterReady)})`
    );
  });
}

function planSigned({ world }: Harness, { name, signers }: Moment, run: number): Story {
  const word = name.split(' ')[0] ?? '';
  return planSigners(`${word}${run}`, signers, 'complete', world.timeline.now());
}

/** Times are milliseconds since the kill. */
async function killOnce(
  harness: Harness,
  moment: Moment,
  story: Story,
  restarts: Map<string, number>,
): Promise<{ doneMs: number; startedMs: number; readyMs: number; steps: string }> {
  const { world, random, instance, temporal } = harness;
  await prepare(world, story, random);
  await send(world, story, random);
  const sign = await bringToSignature(world, story, random);
  await sign();
  const killedAt = Date.now();
  const killedMs = performance.now();
  const back = killBoth(instance, restarts);
  const isDone = () => moment.isDone(harness, story).catch(() => false);
  const done = until(isDone).then(() => performance.now());
  const { startedMs, readyMs } = await back;
  const doneMs = await done;
  await pause(quietMs);
  return {
    doneMs: doneMs - killedMs,
    startedMs: startedMs - killedMs,
    readyMs: readyMs - killedMs,
    steps: story.documentId
      ? await historyTimes(temporal.client, documentWorkflowId(story.documentId), killedAt)
      : '',
  };
}

/** SIGKILL for API and worker at once; when their successors were there, and when they served. */
async function killBoth(
  instance: Instance,
  restarts: Map<string, number>,
): Promise<{ startedMs: number; readyMs: number }> {
  const before = await instance.pids();
  restarts.clear();
  for (const pid of [before.api, before.worker])
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await until(async () => {
    const { api, worker } = await instance.pids();
    return ![undefined, before.api].includes(api) && ![undefined, before.worker].includes(worker);
  });
  const startedMs = performance.now();
  await until(() => Promise.resolve(restarts.size === 2));
  return { startedMs, readyMs: Math.max(...restarts.values()) };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const startedMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedMs > limitMs) throw new Error('It did not come about in time.');
    await pause(50);
  }
}

/**
 * What a workflow's history holds from shortly before `fromMs` (a clock's time) on: each step with
 * its distance in seconds. Tells what the time after a kill was made of.
 */
async function historyTimes(client: Client, workflowId: string, fromMs: number): Promise<string> {
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

function range(list: number[]): string {
  return `${seconds(Math.min(...list))} to ${seconds(Math.max(...list))}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
