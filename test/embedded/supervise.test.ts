import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { healthAt } from '@countersign/embedded/processes/health';
import { freePort } from '@countersign/embedded/processes/ports';
import { childEnvironment } from '../../src/processes/config/config.ts';
import { supervise } from '../../src/start/supervise.ts';
import { eventually } from '../support/eventually.ts';
import { runCli } from '../support/run-cli.ts';

const script = join(import.meta.dirname, '..', 'support', 'embedded', 'blocking-program.ts');

/** A program under supervision, and what comes of it. */
async function begin(args: string[], startLimitMs?: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { promise: stop, resolve } = Promise.withResolvers<undefined>();
  const { answers, patience } = healthAt(url, { answerMs: 1_000, questions: 3 });
  let hasAnswered = false;
  const heard = async (limitMs: number) => {
    const answered = await answers(limitMs);
    hasAnswered ||= answered;
    return answered;
  };
  const end = supervise({
    name: 'program',
    args: [...args, String(port)],
    env: childEnvironment({ NODE_OPTIONS: '' }),
    health: { answers: heard, patience },
    stop,
    ...(startLimitMs !== undefined && { startLimitMs }),
  });
  // Looked at once it is awaited.
  end.catch(() => undefined);
  return {
    url,
    end,
    /** Waits for the first answer that its supervisor gets. */
    serves: () => eventually(() => hasAnswered),
    stop: () => resolve(undefined),
  };
}

test('a supervised program that hangs is ended, and so is its supervisor, with an error', async () => {
  const { url, end, serves } = await begin([script]);
  await serves();
  await fetch(`${url}/block`);
  await expect(end).rejects.toThrow('The program was ended: no answer within 3 s.');
});

test('one that never answers is ended as well', async () => {
  const { end } = await begin(['-e', 'setInterval(() => undefined, 1_000)'], 100);
  await expect(end).rejects.toThrow('The program was ended: no answer within 0.1 s.');
});

test('one that is asked to stop ends in order, and one that fails does not', async () => {
  const stopped = await begin([script]);
  await stopped.serves();
  stopped.stop();
  expect(await stopped.end).toBe(true);
  const failed = await begin(['-e', 'process.exit(2)']);
  expect(await failed.end).toBe(false);
});

test('without a port to answer at nothing is supervised, and nothing but API and worker ever', async () => {
  const env = {
    DATABASE_URL: 'postgresql://app@127.0.0.1:9/countersign',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'sign@example.com',
  };
  expect(await runCli(['supervise', 'worker'], env)).toMatchObject({
    code: 1,
    stderr: 'countersign: HEALTH_PORT is missing: give the port that the worker answers at.\n',
  });
  const other = await runCli(['supervise', 'migrate'], { ...env, HEALTH_PORT: '9465' });
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('Allowed choices are api, worker.');
});
