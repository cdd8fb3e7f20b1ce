import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { circuitLine } from '../../src/domain/circuit/circuit-open.ts';
import type { Service } from '../../src/domain/circuit/service.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import { metricsOf } from '../../src/processes/observe/open-observation.ts';
import { listenApart } from '../../src/processes/observe/listen-apart.ts';
import { metricsListener } from '../../src/processes/observe/metrics-server.ts';
import { listCircuits, openCircuit } from '../../src/persistence/stores/service/circuits.ts';
import { readFigures } from '../../src/persistence/stores/service/diagnosis.ts';
import { countLogGaps } from '../../src/persistence/stores/service/log-gaps.ts';
import { nameMailsInNeed } from '../../src/persistence/stores/mails/mails-in-need.ts';
import { timestampCheckpoint } from '../../src/operations/log/timestamp.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';
import pg from 'pg';

const silent = pino({ level: 'silent' });

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const figures = () => readFigures(app.database, app.clock.now());

async function sent(): Promise<{ id: string; uuid: string; recipientId: string }> {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await sql(`update documents set synced_rev = rev where id = ?`, uuid(id));
  return { id, uuid: uuid(id), recipientId: parsePublicId('rec', recipientIds[0] ?? '') ?? '' };
}

const uuid = (id: string) => parsePublicId('doc', id) ?? '';

async function sql(text: string, ...values: unknown[]): Promise<void> {
  await app.database.fork().execute(text, values);
}

test('a service that has just been used shows nothing but what is still to be told', async () => {
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  app.clock.advance(42_500);
  expect(await figures()).toEqual({
    pending: 1,
    syncLagS: 42,
    overdueDocuments: 0,
    overdueS: 0,
    exhaustedDeliveries: 0,
    unsealedCompletions: 0,
    lateRenewals: 0,
    stuckMails: 0,
    refusedAddresses: 0,
    waitingEvents: 0,
    unstampedLog: 0,
    openCircuits: { timestamps: 0, revocation_status: 0, mail: 0, webhooks: 0 },
  });
  await sql(`update documents set synced_rev = rev where id = ?`, uuid(id));
  expect(await figures()).toMatchObject({ pending: 0, syncLagS: 0 });
});

test('events that are in no log after a minute wait for a sequencer', async () => {
  await app.sequence();
  await givenDocument(app, workspace);
  expect(await figures()).toMatchObject({ waitingEvents: 0 });
  app.clock.advance(61_000);
  expect(await figures()).toMatchObject({ waitingEvents: 1 });
  await app.sequence();
  expect(await figures()).toMatchObject({ waitingEvents: 0 });
});

test('a log that grew two days ago and has no timestamp since is named until it has one', async () => {
  const aged = await startApplication();
  try {
    const { database, clock, authorities } = aged;
    const stamp = () => timestampCheckpoint({ database, clock, tsa: authorities.tsa });
    const unstamped = async () => (await readFigures(database, clock.now())).unstampedLog;
    await givenWorkspace(aged);
    await aged.sequence();
    await stamp();
    clock.advance(30 * 86_400_000);
    expect(await unstamped()).toBe(0);
    await givenWorkspace(aged);
    await aged.sequence();
    clock.advance(47 * 3_600_000);
    expect(await unstamped()).toBe(0);
    clock.advance(2 * 3_600_000);
    expect(await unstamped()).toBe(1);
    await stamp();
    expect(await unstamped()).toBe(0);
  } finally {
    await aged.stop();
  }
});

test('an open document past its deadline is overdue after a minute, by so much', async () => {
  const { uuid: document } = await sent();
  const deadline = new Date(app.clock.now().getTime() - 90_000);
  await sql(`update documents set deadline = ? where id = ?`, deadline, document);
  expect(await figures()).toMatchObject({ overdueDocuments: 1, overdueS: 90 });
  await sql(`update documents set status = 'cancelled' where id = ?`, document);
  expect(await figures()).toMatchObject({ overdueDocuments: 0, overdueS: 0 });
});

test('a completed document without its seal is counted after a minute', async () => {
  const { uuid: document } = await sent();
  const completedAt = new Date(app.clock.now().getTime() - 61_000);
  await sql(
    `update documents set status = 'completed', completed_at = ? where id = ?`,
    completedAt,
    document,
  );
  expect(await figures()).toMatchObject({ unsealedCompletions: 1 });
  await sql(`update documents set status = 'cancelled' where id = ?`, document);
});

test('mails that wait and addresses that are refused are counted and named while they matter', async () => {
  const { id, uuid: document, recipientId } = await sent();
  await sql(
    `insert into mails (id, organization_id, document_id, recipient_id, audience, kind, occurrence,
       to_name, to_email, locale, content, status, created_at)
     values (?, ?, ?, ?, 'x', 'invitation', 'v1.t1', 'Ana', 'ana@example.com', 'en', '{}', 'pending', ?)`,
    ...[app.operations.ids.next(), workspace.organizationId, document, recipientId],
    new Date(app.clock.now().getTime() - 301_000),
  );
  const names = () => nameMailsInNeed(app.database, app.clock.now());
  const name = expect.stringMatching(new RegExp(`^eml_\\w+ \\(invitation of ${id}\\)$`));
  expect(await figures()).toMatchObject({ stuckMails: 1, refusedAddresses: 0 });
  expect(await names()).toEqual({ stuck_mails: [name], refused_addresses: [] });
  await sql(`update mails set status = 'refused' where document_id = ?`, document);
  expect(await figures()).toMatchObject({ stuckMails: 0, refusedAddresses: 1 });
  expect(await names()).toEqual({ stuck_mails: [], refused_addresses: [name] });
  await sql(`update recipients set email = 'right@example.com' where id = ?`, recipientId);
  expect(await figures()).toMatchObject({ refusedAddresses: 0 });
});

test('an event that is missing is found, the last one too', async () => {
  const { uuid: first } = await sent();
  const { uuid: second } = await sent();
  expect(await countLogGaps(app.database)).toBe(0);
  const owner = new pg.Client(app.cloned.adminUrl);
  await owner.connect();
  await owner.query(`delete from events where document_id = $1 and sequence = 2`, [first]);
  await owner.query(
    `delete from events where document_id = $1 and sequence =
       (select max(sequence) from events where document_id = $1)`,
    [second],
  );
  await owner.end();
  expect(await countLogGaps(app.database)).toBe(2);
  for (const share of [1, 2, 3]) expect(await countLogGaps(app.database, share)).toBe(2);
});

test('the metrics are those figures, told to who presents the token, without a personal label', async () => {
  const listener = metricsListener(metricsOf(app.database, 'api', silent), 'secret', silent);
  const server = await listenApart(listener, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.port}/metrics`;
  const authorization = 'Bearer secret';
  const refused = await fetch(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(refused.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect((await fetch(url, { headers: { authorization: 'Bearer secre' } })).status).toBe(401);
  expect((await fetch(`${url}/x`, { headers: { authorization } })).status).toBe(404);
  const text = await eventually(async () => {
    const answer = await fetch(url, { headers: { authorization } });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const told = await answer.text();
    return told.includes('countersign_figures_up{of="log",process="api"} 1') ? told : undefined;
  });
  await server.close();
  expect(text).toContain('countersign_log_gaps{process="api"} 2');
  expect(text).toMatch(/countersign_sync_lag_seconds\{process="api"\} \d+/);
  expect(text).toMatch(/process_resident_memory_bytes/);
  expect(text).toMatch(/^countersign_build_info\{version="\d+\.\d+\.\d+",process="api"\} 1$/m);
  expect(text).not.toMatch(/org_|doc_|@/);
});

test('services that are left alone are counted by what they do, until a minute after nobody asked', async () => {
  const at = app.clock.now();
  const open = (service: Service, forMs: number, asked = false) =>
    openCircuit(app.database, service, {
      openedAt: at,
      reason: 'no answer',
      asked,
      inARow: 1,
      until: new Date(at.getTime() + forMs),
    });
  await open({ kind: 'timestamps', name: 'tsa.example.com' }, 30 * 60_000, true);
  await open({ kind: 'revocation_status', name: 'ocsp.example.com' }, 1_000);
  await open({ kind: 'revocation_status', name: 'ocsp.example.net' }, 1_000);
  await open({ kind: 'webhooks', name: 'one' }, 1_000);
  const counted = async () => (await figures()).openCircuits;
  expect(await counted()).toEqual({
    timestamps: 1,
    revocation_status: 2,
    mail: 0,
    webhooks: 1,
  });
  const text = await metricsOf(app.database, 'worker', silent).render();
  expect(text).toContain('countersign_open_circuits{service="revocation_status",process="worker"}');
  const listed = await listCircuits(app.database, app.clock.now());
  expect(listed.map(circuitLine)).toContain(
    `the timestamp service tsa.example.com until ${new Date(at.getTime() + 30 * 60_000).toISOString()} (no answer, and asks for time)`,
  );
  app.clock.advance(62_000);
  expect(await counted()).toEqual({
    timestamps: 1,
    revocation_status: 0,
    mail: 0,
    webhooks: 0,
  });
});
