import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectTemporal } from '../../src/outside/temporal-client.ts';
import { documentWorkflowId } from '../../src/workflows/contracts.ts';
import { startSmtpSink, type SmtpSink } from '../../test/support/smtp-sink.ts';
import { upload } from './crew.ts';
import { historyTimes } from './history-times.ts';
import { ask } from './http.ts';
import { startVictim, type Victim } from './instance.ts';
import type { HttpRequest } from './story.ts';
import type { World } from './world.ts';

const times = 10;
const greetingMs = 1_000;
/** Between two kills, so that the restarts come with the shortest pause again. */
const calmMs = 7_000;
const limitMs = 120_000;

/** After which a restarted service is to have done what was left. */
const goalMs = 5_000;

/**
 * The two moments at which a signing service is easily caught out: right after the answer to the
 * last signature, and right after a signature whose successor has to be mailed by a slow server.
 */
export async function killTwice(say: (text: string) => void): Promise<void> {
  await killBeforeSeal(say);
  await killBeforeMail(say);
}

async function killBeforeSeal(say: (text: string) => void): Promise<void> {
  const target = await startTarget();
  const pool = await openPool(target.victim);
  try {
    const sealed = async (): Promise<boolean> => {
      const { rows } = await pool.query(
        `select from documents where completed_at is not null and sealed_at is null`,
      );
      return rows.length === 0;
    };
    await repeat(target, say, 'last signature', (run) => ({
      emails: [`seal${run}@example.com`],
      isDone: sealed,
    }));
  } finally {
    await pool.end();
    await target.stop();
  }
}

async function killBeforeMail(say: (text: string) => void): Promise<void> {
  const sink = await startSmtpSink({
    onConnect(_session, callback) {
      setTimeout(callback, greetingMs);
    },
  });
  const target = await startTarget({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Countersign <sign@example.com>',
  });
  try {
    await repeat(target, say, 'next signer’s mail', (run) => {
      const next = `next${run}@example.com`;
      return {
        emails: [`first${run}@example.com`, next],
        isDone: () => Promise.resolve(mailsTo(sink, next) > 0),
      };
    });
  } finally {
    await target.stop();
    await sink.close();
  }
}

/** Kills after the first recipient's signature, ten times, and waits for what is to follow. */
async function repeat(
  { victim, restarts }: Target,
  say: (text: string) => void,
  moment: string,
  plan: (run: number) => { emails: string[]; isDone: () => Promise<boolean> },
): Promise<void> {
  const file = await upload(victim.runtime.api_url, victim.runtime.api_key);
  const temporal = connectTemporal({
    address: victim.runtime.temporal_address,
    namespace: 'default',
  });
  const afterStart: number[] = [];
  const afterReady: number[] = [];
  for (let run = 1; run <= times; run += 1) {
    const { emails, isDone } = plan(run);
    const { id, tokens } = await sendTo(victim, file, emails);
    await sign(victim, tokens[0] ?? '');
    const killedAt = Date.now();
    const killedMs = performance.now();
    const back = killBoth(victim, restarts);
    const done = until(isDone).then(() => performance.now());
    const { startedMs, readyMs } = await back;
    const doneMs = await done;
    afterStart.push(Math.max(0, doneMs - startedMs));
    afterReady.push(Math.max(0, doneMs - readyMs));
    say(
      `${moment} ${run}: done ${seconds(doneMs - killedMs)} after the kill, ` +
        `new processes after ${seconds(startedMs - killedMs)}, ready after ${seconds(readyMs - killedMs)}`,
    );
    await pause(calmMs);
    const steps = await historyTimes(temporal.client, documentWorkflowId(id), killedAt);
    say(`  ${steps}`);
  }
  await temporal.close();
  const within = (list: number[]) => list.filter((ms) => ms <= goalMs).length;
  say(
    `${moment}: ${times} of ${times} done; within 5 s of the start of the new processes ` +
      `${within(afterStart)} (${range(afterStart)}), of their being ready ${within(afterReady)} (${range(afterReady)})`,
  );
}

function range(list: number[]): string {
  return `${seconds(Math.min(...list))} to ${seconds(Math.max(...list))}`;
}

/** An instance, and when its processes were last said to be running again. */
interface Target {
  victim: Victim;
  restarts: Map<string, number>;
  stop(): Promise<void>;
}

async function startTarget(env: Record<string, string> = {}): Promise<Target> {
  const restarts = new Map<string, number>();
  const victim = await startVictim({
    env,
    onSay(line) {
      const name = /^(\w+) is running again/.exec(line)?.[1];
      if (name !== undefined) restarts.set(name, performance.now());
    },
  });
  return { victim, restarts, stop: () => victim.stop() };
}

function mailsTo(sink: SmtpSink, address: string): number {
  return sink.received.filter(({ to }) => to.includes(address)).length;
}

/** Sends a new document to these signers in their order; returns its id and their signing tokens. */
async function sendTo(
  victim: Victim,
  file: World['upload'],
  emails: string[],
): Promise<{ id: string; tokens: string[] }> {
  const id = await post(victim, '/documents', {}, { title: `Lease ${emails[0]}`, ...file });
  const tokens: string[] = [];
  for (const [at, email] of emails.entries()) {
    const body = { email, name: 'Ana Torres', role: 'signer', order: at + 1 };
    const recipient = await post(victim, '/recipients', { document_id: id }, body);
    const query = { document_id: id, id: recipient };
    const { body: found } = await call(victim, { method: 'GET', path: '/recipients/get', query });
    tokens.push(String(found['signing_url']).split('/sign/')[1] ?? '');
  }
  await post(victim, '/documents/send', { id }, {});
  return { id, tokens };
}

async function sign(victim: Victim, token: string): Promise<void> {
  const { body } = await call(victim, { method: 'GET', path: '/signing/session', token });
  const { version } = body['consent'] as { version: string };
  const steps: [string, unknown][] = [
    ['/signing/view', {}],
    ['/signing/consent', { accepted: true, version }],
    ['/signing/sign', { signature: { type: 'type', text: 'Ana Torres' } }],
  ];
  for (const [path, given] of steps)
    await call(victim, { method: 'POST', path, token, body: given });
}

async function post(
  victim: Victim,
  path: string,
  query: Record<string, string>,
  body: unknown,
): Promise<string> {
  const answer = await call(victim, { method: 'POST', path, query, body });
  return String(answer.body['id']);
}

async function call(victim: Victim, request: Omit<HttpRequest, 'token'> & { token?: string }) {
  const { api_url: url, api_key: key } = victim.runtime;
  const answer = await ask(url, { token: key, ...request });
  if (answer.outcome === 'acknowledged') return answer;
  throw new Error(`${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** SIGKILL for API and worker at once; when their successors were there, and when they served. */
async function killBoth(
  victim: Victim,
  restarts: Map<string, number>,
): Promise<{ startedMs: number; readyMs: number }> {
  const before = await victim.pids();
  restarts.clear();
  for (const pid of [before.api, before.worker])
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await until(async () => {
    const { api, worker } = await victim.pids();
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

async function openPool(victim: Victim): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: victim.runtime.database_url, max: 1 });
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return pool;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
