import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChild, type Child } from '@countersign/embedded/processes/child';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { endWhenHung, healthAt, type Patience } from '@countersign/embedded/processes/health';
import { freePort } from '@countersign/embedded/processes/ports';
import { isRunning } from '@countersign/embedded/processes/process-identity';
import { startProgram } from '@countersign/embedded/processes/program';
import { startService } from '@countersign/embedded/processes/service';
import { childEnvironment } from '../../src/processes/config/config.ts';
import { eventually } from '../support/eventually.ts';

const script = join(import.meta.dirname, '..', 'support', 'embedded', 'blocking-program.ts');
/** A program that has just been started, on a busy machine, may be taken for one that hangs: it is started again. */
const short: Patience = { answerMs: 1_000, questions: 3 };
const cleanUps: (() => Promise<unknown>)[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-health-'));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await rm(folder, { recursive: true });
});

/** The program of this test as a service, with what is said of it. */
async function serve(patience: Patience) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const guardian = startGuardian();
  const troubles: string[] = [];
  let running: Child | undefined;
  const service = await startService({
    name: 'program',
    start: (onSpawn) =>
      startProgram({
        name: 'program',
        args: [script, String(port)],
        env: childEnvironment({ NODE_OPTIONS: '' }),
        logFile: join(folder, 'program.log'),
        onSpawn,
      }),
    health: healthAt(url, patience),
    stopLimitMs: 10_000,
    guardian,
    guardianSignal: 'SIGKILL',
    onTrouble: (message) => troubles.push(message),
    onChange: (child) => (running = child),
  });
  cleanUps.push(async () => {
    await service.stop();
    guardian.release();
  });
  return {
    url,
    troubles,
    running: () => running,
    answers: () => healthAt(url).answers(1_000),
    block: (until = '') => fetch(`${url}/block${until}`),
  };
}

test.each([
  ['whose event loop is blocked for good', ({ block }: Served) => block()],
  ['that is stopped', async ({ running }: Served) => process.kill(pidOf(running()), 'SIGSTOP')],
])('a program %s is ended, and another takes over', async (_how, hang) => {
  const served = await serve(short);
  const before = served.running();
  await hang(served);
  await eventually(() => served.running() !== before && served.answers());
  expect(before && isRunning(before)).toBe(false);
  expect(served.troubles.slice(0, 2)).toEqual([
    'program hangs (no answer for 3 s); ending it.',
    'program ended (signal SIGKILL); starting it again.',
  ]);
});

type Served = Awaited<ReturnType<typeof serve>>;

function pidOf(child: Child | undefined): number {
  if (child === undefined) throw new Error('Nothing runs.');
  return child.pid;
}

test('a program that is held up, and answers before the last question, goes on', async () => {
  const served = await serve({ answerMs: 500, questions: 1_000 });
  const before = served.running();
  const end = join(folder, 'goes-on');
  await served.block(`?until=${end}`);
  await eventually(async () => !(await served.answers()));
  await writeFile(end, '');
  await eventually(() => served.answers());
  expect(served.running()).toBe(before);
  expect(served.troubles).toEqual([]);
});

test('one answer starts the count of questions anew, and so many without any end the child', async () => {
  const child = await startChild({
    command: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1_000)'],
    stopSignal: 'SIGKILL',
  });
  cleanUps.push(() => child.stop());
  const said = [false, false, true, false, false, true, true, false, false, false];
  const asked: number[] = [];
  const answers = (limitMs: number) => {
    asked.push(limitMs);
    return Promise.resolve(said[asked.length - 1] ?? true);
  };
  const hangs: number[] = [];
  const health = { answers, patience: { answerMs: 5, questions: 3 } };
  await endWhenHung(child, health, (silentMs) => hangs.push(silentMs));
  expect(await child.exited).toBe('signal SIGKILL');
  expect({ asked, hangs }).toEqual({ asked: said.map(() => 5), hangs: [15] });
});

test('an answer is 200 and in time: neither another status, nor silence, nor nobody', async () => {
  const server = createServer(({ url }, response) => {
    if (url !== '/silent') response.writeHead(url === '/well' ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = (path: string, limitMs: number) => healthAt(base + path).answers(limitMs);
  expect(await answers('/well', 60_000)).toBe(true);
  expect(await answers('/unwell', 60_000)).toBe(false);
  expect(await answers('/silent', 50)).toBe(false);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await answers('/well', 60_000)).toBe(false);
});

test('who asks is done when the child ends by itself', async () => {
  const args = ['-e', 'process.exit(3)'];
  const child = await startChild({ command: process.execPath, args, stopSignal: 'SIGKILL' });
  const health = { answers: async () => true, patience: { answerMs: 100_000, questions: 3 } };
  await endWhenHung(child, health, () => {
    throw new Error('It does not hang.');
  });
  expect(await child.exited).toBe('exit code 3');
});
