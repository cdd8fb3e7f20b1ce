import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startSmtpSink, type SmtpSink } from '../../test/support/smtp-sink.ts';
import { upload } from './crew.ts';
import { ask } from './http.ts';
import { startVictim, type Victim } from './instance.ts';
import type { HttpRequest } from './story.ts';
import type { World } from './world.ts';

const times = 10;
const greetingMs = 1_000;
/** Between two kills, so that the restarts come with the shortest pause again. */
const calmMs = 7_000;
const limitMs = 120_000;

/**
 * The two moments at which a signing service is easily caught out: right after the answer to the
 * last signature, and right after a signature whose successor has to be mailed by a slow server.
 */
export async function killTwice(say: (text: string) => void): Promise<void> {
  await killBeforeSeal(say);
  await killBeforeMail(say);
}

async function killBeforeSeal(say: (text: string) => void): Promise<void> {
  const victim = await startVictim();
  const pool = await openPool(victim);
  try {
    const file = await upload(victim.runtime.api_url, victim.runtime.api_key);
    for (let run = 1; run <= times; run += 1) {
      const [first] = await sendTo(victim, file, [`seal${run}@example.com`]);
      if (!first) throw new Error('There is no link to sign with.');
      await sign(victim, first);
      const { killedMs, back } = await killBoth(victim);
      const sealed = until(async () => {
        const { rows } = await pool.query(
          `select from documents where completed_at is not null and sealed_at is null`,
        );
        return rows.length === 0;
      });
      await back;
      const upMs = performance.now();
      await sealed;
      const nowMs = performance.now();
      say(
        `after the last signature ${run}: sealed ${seconds(nowMs - killedMs)} after the kill, ` +
          `${seconds(Math.max(0, nowMs - upMs))} after the new processes were there`,
      );
      await pause(calmMs);
    }
  } finally {
    await pool.end();
    await victim.stop();
  }
}

async function killBeforeMail(say: (text: string) => void): Promise<void> {
  const sink = await startSmtpSink({
    onConnect(_session, callback) {
      setTimeout(callback, greetingMs);
    },
  });
  const victim = await startVictim({
    env: { SMTP_URL: sink.url, MAIL_FROM: 'Countersign <sign@example.com>' },
  });
  try {
    const file = await upload(victim.runtime.api_url, victim.runtime.api_key);
    for (let run = 1; run <= times; run += 1) {
      const next = `next${run}@example.com`;
      const [first] = await sendTo(victim, file, [`first${run}@example.com`, next]);
      if (!first) throw new Error('There is no link to sign with.');
      await sign(victim, first);
      const { killedMs, back } = await killBoth(victim);
      await back;
      const upMs = performance.now();
      await until(async () => mailsTo(sink, next) > 0);
      const nowMs = performance.now();
      say(
        `before the next signer's mail ${run}: mailed ${seconds(nowMs - killedMs)} after the kill, ` +
          `${seconds(nowMs - upMs)} after the new processes were there`,
      );
      await pause(calmMs);
      if (mailsTo(sink, next) > 1) say(`  ${mailsTo(sink, next)} copies under one Message-ID`);
    }
  } finally {
    await victim.stop();
    await sink.close();
  }
}

function mailsTo(sink: SmtpSink, address: string): number {
  return sink.received.filter(({ to }) => to.includes(address)).length;
}

/** Sends a new document to these signers in their order; returns their signing tokens. */
async function sendTo(victim: Victim, file: World['upload'], emails: string[]): Promise<string[]> {
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
  return tokens;
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

/** SIGKILL for API and worker at once; `back` resolves when both have successors that serve. */
async function killBoth(victim: Victim): Promise<{ killedMs: number; back: Promise<void> }> {
  const before = await victim.pids();
  for (const pid of [before.api, before.worker])
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  const killedMs = performance.now();
  const back = until(async () => {
    const { api, worker } = await victim.pids();
    const isNew = api !== before.api && worker !== before.worker;
    return isNew && api !== undefined && worker !== undefined && (await answers(victim));
  });
  return { killedMs, back };
}

async function answers(victim: Victim): Promise<boolean> {
  const token = victim.runtime.api_key;
  const query = { limit: '1' };
  const request = { method: 'GET', path: '/documents', query, token } as const;
  return (await ask(victim.runtime.api_url, request)).outcome === 'acknowledged';
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
