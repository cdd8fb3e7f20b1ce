import { expect, test } from '@jest/globals';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { ActivityExecuteInput } from '@temporalio/worker';
import type { Context } from '@temporalio/activity';
import { watchActivities } from '../../src/activities/watch-activities.ts';
import type { HttpPoster, PostResult } from '@countersign/webhooks/http-poster';
import type { MailOutcome, OutgoingMail } from '@countersign/mailer/mailer';
import { makeMetrics } from '../../src/outside/metrics.ts';
import {
  watchedByBoth,
  watchedMailer,
  watchedPoster,
  type Watch,
} from '../../src/outside/watch.ts';
import { quietSource } from '../support/no-figures.ts';

const fresh = () => makeMetrics(quietSource, 'worker');

/** The series of this metric that have counted something, without the label that all have. */
async function counted(metrics: ReturnType<typeof fresh>, name: string): Promise<string[]> {
  const text = await metrics.render();
  return text
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.endsWith(' 0'))
    .map((line) => line.slice(name.length).replace('process="worker",', ''));
}

const mail = { kind: 'invitation', to: { name: 'Ana', email: 'ana@example.com' } } as OutgoingMail;

test('mails are counted by kind and outcome, and an address is in no label', async () => {
  const metrics = fresh();
  const outcomes: MailOutcome[] = [{ outcome: 'sent' }, { outcome: 'refused', reason: 'ana@' }];
  const mailer = watchedMailer(
    { send: async () => outcomes.shift() ?? Promise.reject(new Error('ana@example.com')) },
    metrics.watch,
  );
  expect(await mailer.send(mail)).toEqual({ outcome: 'sent' });
  await mailer.send(mail);
  await expect(mailer.send(mail)).rejects.toThrow('ana@example.com');
  expect(await counted(metrics, 'countersign_mail_duration_seconds_count')).toEqual([
    '{kind="invitation",outcome="sent"} 1',
    '{kind="invitation",outcome="refused"} 1',
    '{kind="invitation",outcome="failed"} 1',
  ]);
  expect(await metrics.render()).not.toContain('ana');
});

test('requests to endpoints are counted by the class of their answer', async () => {
  const metrics = fresh();
  const answers: PostResult[] = [
    { kind: 'response', statusCode: 204, head: '', durationMs: 1 },
    { kind: 'response', statusCode: 599, head: '', durationMs: 1 },
    { kind: 'blocked', reason: 'private' },
    { kind: 'failed', error: 'no answer', durationMs: 1 },
  ];
  const usual: HttpPoster = {
    post: async () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  };
  const poster = watchedPoster(usual, metrics.watch);
  for (let post = 0; post < 4; post += 1) {
    await poster.post({ url: 'https://hooks.example.com/secret', headers: {}, body: '' });
  }
  expect(await counted(metrics, 'countersign_webhook_duration_seconds_count')).toEqual(
    ['2xx', '5xx', 'blocked', 'failed'].map((outcome) => `{kind="attempt",outcome="${outcome}"} 1`),
  );
});

test('an endpoint that is down is no failure of an activity, and everything else is', async () => {
  const metrics = fresh();
  const context = { info: { activityType: 'deliver' } } as unknown as Context;
  const { inbound } = watchActivities(metrics.watch)(context);
  const run = (work: () => Promise<unknown>) =>
    inbound?.execute?.({ args: [], headers: {} } satisfies ActivityExecuteInput, work);
  expect(await run(async () => 'done')).toBe('done');
  const benign = ApplicationFailure.create({ category: ApplicationFailureCategory.BENIGN });
  await expect(run(() => Promise.reject(benign))).rejects.toBe(benign);
  await expect(run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await counted(metrics, 'countersign_activity_duration_seconds_count')).toEqual(
    ['ok', 'benign', 'failed'].map((outcome) => `{kind="deliver",outcome="${outcome}"} 1`),
  );
});

test('what two watch is done once, and both are told how it ended', async () => {
  const told: string[] = [];
  const watching =
    (name: string): Watch =>
    async (_step, work, outcome) => {
      const result = await work();
      told.push(`${name} ${outcome?.result?.(result)}`);
      return result;
    };
  let done = 0;
  const both = watchedByBoth(watching('outer'), watching('inner'));
  const work = async () => (done += 1);
  await both({ name: 'upkeep', kind: 'relay' }, work, { result: (rounds) => `round ${rounds}` });
  expect(told).toEqual(['inner round 1', 'outer round 1']);
  expect(done).toBe(1);
});
