import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpSink } from '../../../test/support/smtp-sink.ts';
import { ask, keyed } from '../harness/ask.ts';
import { write } from '../harness/client.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { prepare, send } from '../harness/live.ts';
import { planSigners } from '../harness/plan-story.ts';
import type { Random } from '../harness/random.ts';
import type { Story } from '../harness/story.ts';
import { verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

/** Of each kind. */
const documentsOfKind = 20;
/** How long the mail server takes to greet: the first invitation is under way for as long. */
const greetingMs = 600;
const maxDelayMs = 500;
/** After the answer that the change committed. */
const invitedWithinMs = 10_000;
const lookEveryMs = 100;

interface Late {
  story: Story;
  /** Whose invitation is waited for. */
  email: string;
  change: 'added' | 'address changed';
  committedMs: number;
  invitedMs?: number;
}

/**
 * Recipients who are added, and addresses that are changed, in the very moment in which the first
 * invitation of the document is under way. Nothing dies; whoever is invited late was forgotten.
 */
export async function runLateInvitations(
  options: Pick<ScenarioOptions, 'seed' | 'without'>,
): Promise<ScenarioResult> {
  const sink = await startSmtpSink({
    onConnect(_session, callback) {
      setTimeout(callback, greetingMs);
    },
  });
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Countersign <sign@example.com>' };
  try {
    return await withHarness({ ...options, env }, changeWhileInviting);
  } finally {
    await sink.close();
  }
}

async function changeWhileInviting(harness: Harness): Promise<ScenarioResult> {
  const late: Late[] = [];
  for (let at = 0; at < 2 * documentsOfKind; at += 1) {
    const change = at % 2 === 0 ? 'added' : 'address changed';
    late.push(await changeEarly(harness, harness.random.fork(`late ${at}`), at, change));
  }
  await awaitInvitations(harness, late);
  const violations = late.flatMap(judge);
  const slowest = Math.max(...late.map((one) => waitedMs(one) ?? invitedWithinMs));
  const summary =
    `${late.length} changes while an invitation was under way, ` +
    `the slowest invited after ${slowest} ms; ${verdict(violations)}`;
  return { summary, counts: new Map(), violations };
}

async function changeEarly(
  { world, random: seeded }: Harness,
  random: Random,
  at: number,
  change: Late['change'],
): Promise<Late> {
  const story = planSigners(`late${at}`, 1, 'open', world.timeline.now());
  await prepare(world, story, seeded);
  await send(world, story, random);
  await pause(random.int(0, maxDelayMs));
  const email = `later.late${at}@example.com`;
  const document_id = story.documentId ?? '';
  if (change === 'added') {
    const body = { email, name: 'Bo Lind', role: 'signer', order: 1 };
    const request = keyed(world, { path: '/recipients', query: { document_id }, body });
    await write(world, story, random, { verb: 'add', email, request });
  } else {
    const added = story.writes.find(({ verb }) => verb === 'add');
    const query = { document_id, id: String(added?.answer?.body['id']) };
    const token = world.apiKey;
    const path = '/recipients/update';
    const answer = await ask(world.apiUrl, { method: 'PUT', path, query, token, body: { email } });
    if (answer.status !== 200) throw new Error(`The address was not changed: ${answer.status}`);
  }
  return { story, email, change, committedMs: Date.now() };
}

async function awaitInvitations({ pool }: Harness, late: readonly Late[]): Promise<void> {
  const untilMs = Date.now() + invitedWithinMs;
  while (Date.now() < untilMs && late.some(({ invitedMs }) => invitedMs === undefined)) {
    const { rows } = await pool.query<{ document_id: string; to_email: string; at: Date }>(
      `select m.document_id, m.to_email, m.created_at as at from mails m
       where m.kind = 'invitation' and starts_with(m.to_email, 'later.')`,
    );
    for (const one of late) {
      const row = rows.find(({ to_email }) => to_email === one.email);
      if (row) one.invitedMs ??= row.at.getTime();
    }
    await pause(lookEveryMs);
  }
}

/** Negative when the invitation committed before the change was answered. */
function waitedMs({ invitedMs, committedMs }: Late): number | undefined {
  return invitedMs === undefined ? undefined : invitedMs - committedMs;
}

function judge(late: Late): string[] {
  const ms = waitedMs(late);
  if (ms !== undefined && ms <= invitedWithinMs) return [];
  const after = ms === undefined ? `not within ${invitedWithinMs} ms` : `after ${ms} ms only`;
  return [
    `${late.story.title} ${late.email} (${late.change}) was invited ${after}.\n` +
      late.story.lines.join('\n'),
  ];
}
