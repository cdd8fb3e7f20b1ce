import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { expireDocument } from '../../../src/operations/documents/expire.ts';
import { signingToken } from '../../../src/operations/signing/link.ts';
import { timeFaults } from '../../../tools/drill/checks/times.ts';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { startApplication, type Application } from '../../support/application.ts';
import { startBeside, tickingClock } from '../../support/beside.ts';
import type { Client } from '../../support/client.ts';
import { sealedFile } from '../../support/evidence.ts';
import { typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

/**
 * Whoever acts at once, and however far the clocks of the processes are apart: what an act dates has
 * one time, no act of a document is older than the one before it, and both verifiers say that it
 * holds. `FUZZ_SEED` repeats a run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 25);

const start = new Date('2027-01-27T10:30:00.000Z');
/** Of the second and the third process; the first one's is the slowest. */
const aheadMs = [300, 45_000];

let processes: Application[];
let pool: pg.Pool;
beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  const first = await startApplication({ files: true, clock: tickingClock(start, 1) });
  const others = aheadMs.map((ms) =>
    startBeside(first, tickingClock(new Date(start.getTime() + ms), 3)),
  );
  processes = [first, ...(await Promise.all(others))];
  pool = new pg.Pool({ connectionString: first.cloned.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  for (const one of processes.toReversed()) await one.stop();
});

const own = ['view', 'consent', 'act'] as const;
const others = ['remind', 'rename', 'add', 'share', 'extend', 'expire'] as const;
const ends = ['decline', 'opt-out', 'void', 'remove'] as const;

interface Step {
  what: (typeof own)[number] | (typeof others)[number] | (typeof ends)[number];
  /** Whose, by index. */
  who: number;
  at: number;
  link: 'api' | 'mail';
}

interface Story {
  roles: ('signer' | 'approver' | 'viewer')[];
  /** After the beginning; none: the workspace's. */
  deadlineMs: number | undefined;
  /** Steps of one wave are taken at once. */
  waves: Step[][];
}

const maxPeople = 5;
const stepOf = (what: fc.Arbitrary<Step['what']>): fc.Arbitrary<Step> =>
  fc.record({
    what,
    who: fc.nat(maxPeople - 1),
    at: fc.nat(aheadMs.length),
    link: fc.constantFrom('api', 'mail'),
  });
const step = stepOf(
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...own) },
    { weight: 6, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.constantFrom(...ends) },
  ),
);
/** Everybody does the same at once, each through a process and a link of their own. */
const everybody = (what: Step['what']) =>
  fc
    .array(stepOf(fc.constant(what)), { minLength: maxPeople, maxLength: maxPeople })
    .map((steps) => steps.map((one, who) => ({ ...one, who })));
const story: fc.Arbitrary<Story> = fc.record({
  roles: fc.array(fc.constantFrom('signer', 'signer', 'approver', 'viewer'), {
    minLength: 1,
    maxLength: maxPeople,
  }),
  // Most end by their deadline where there is one: of the others enough are completed.
  deadlineMs: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.integer({ min: 50, max: 45_500 }) },
  ),
  waves: fc
    .tuple(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 3 }),
      fc.tuple(...own.map(everybody)),
    )
    .map(([before, last]) => [...before, ...last]),
});

test('one time for all that an act dates, whoever acts at once and whatever their clocks say', async () => {
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const status = await play(given);
      reached.set(status, (reached.get(status) ?? 0) + 1);
    }),
    { seed, numRuns, endOnFailure: true },
  );
  expect(reached.get('completed')).toBeGreaterThan(0);
}, 1_800_000);

/** @returns the status in the end */
async function play({ roles, deadlineMs, waves }: Story): Promise<string> {
  const [first] = processes as [Application, ...Application[]];
  const workspace = await givenWorkspace(first);
  const deadline =
    deadlineMs === undefined
      ? {}
      : { deadline: new Date(first.clock.now().getTime() + deadlineMs).toISOString() };
  const recipients = roles.map((role, at) => ({ email: `r${at}@example.com`, role }));
  const { id, recipientIds } = await givenDocument(first, workspace, {
    recipients,
    send: true,
    ...deadline,
  });
  for (const wave of waves) {
    await Promise.all(wave.map((one) => take(one, workspace, id, recipientIds)));
  }
  const { body } = await workspace.api.get('/documents/get', { id });
  if (body.status === 'completed') await first.seal(id);
  expect(await timeFaults(pool, rowId('doc', id))).toEqual([]);
  await holds(first, workspace, id, body.status);
  return String(body.status);
}

async function holds(first: Application, workspace: Workspace, id: string, status: string) {
  for (const { client } of processes) {
    const { body } = await client.as(workspace.key).get('/signatures/verify', { document_id: id });
    expect(body.checks.filter(({ ok }: { ok: boolean | null }) => ok === false)).toEqual([]);
    expect(body.verified).toBe(body.signatures_count > 0);
  }
  if (status !== 'completed') return;
  const key = parseNoteKey(first.logKey.vkey);
  const { checks } = await verifyPdf(await sealedFile(first, id), {
    roots: [first.authorities.pki.rootPem],
    logKeys: key ? [key] : [],
    at: first.clock.now(),
  });
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
}

/** Refused is fine: it is dated by nobody. */
async function take(
  { what, who, at, link }: Step,
  { api, key }: Workspace,
  id: string,
  recipientIds: string[],
): Promise<void> {
  const app = processes[at] as Application;
  const sender = app.client.as(key);
  const recipientId = recipientIds[who % recipientIds.length] ?? '';
  const query = { document_id: id, id: recipientId };
  switch (what) {
    case 'remind':
      return answered(sender.post('/recipients/remind', { query }));
    case 'rename':
      return answered(sender.call('PUT', '/recipients/update', { query, body: { name: 'Ana T' } }));
    case 'remove':
      return answered(sender.call('DELETE', '/recipients/delete', { query }));
    case 'add': {
      const body = { email: `v${at}@example.com`, name: 'Vic', role: 'viewer' };
      return answered(sender.post('/recipients', { query: { document_id: id }, body }));
    }
    case 'share': {
      const body = { sharing_mode: 'workspace' };
      return answered(sender.call('PUT', '/documents/access', { query: { id }, body }));
    }
    case 'extend': {
      const deadline = new Date(start.getTime() + 90 * 86_400_000).toISOString();
      return answered(
        sender.call('PUT', '/documents/update', { query: { id }, body: { deadline } }),
      );
    }
    case 'void':
      return answered(sender.post('/documents/void', { query: { id } }));
    case 'expire':
      return expireDocument(app.operations, rowId('doc', id), app.clock.now());
    default: {
      const url = (await api.get('/recipients/get', query)).body.signing_url;
      const recipient = { id: rowId('rec', recipientId), linkVersion: 1 };
      const mailed = signingToken(app.operations.keyring, recipient, { linkChannel: 'mail' });
      const token = link === 'api' ? String(url).split('/sign/')[1] : mailed;
      await actThrough(app.client.as(token ?? ''), what);
    }
  }
}

async function actThrough(
  client: Client,
  what: (typeof own)[number] | 'decline' | 'opt-out',
): Promise<void> {
  const { body } = await client.get('/signing/session');
  switch (what) {
    case 'consent': {
      const version = String(body.consent?.version);
      return answered(client.post('/signing/consent', { body: { accepted: true, version } }));
    }
    case 'act': {
      const isApprover = body.recipient?.role === 'approver';
      return answered(
        isApprover
          ? client.post('/signing/approve')
          : client.post('/signing/sign', { body: typed }),
      );
    }
    case 'view':
      await client.get('/signing/document');
      return answered(client.post('/signing/view'));
    case 'decline':
    case 'opt-out':
      return answered(client.post(`/signing/${what}`));
  }
}

async function answered(reply: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await reply;
  if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
