import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import pino from 'pino';
import {
  plannedAllowance,
  usualAllowance,
  type Allowance,
} from '../../src/domain/access/allowance.ts';
import type { Scope } from '../../src/domain/access/scopes.ts';
import { makeMetrics, type Metrics } from '../../src/outside/metrics.ts';
import { observeLimits } from '../../src/api/middleware/observe-limits.ts';
import { makeRateLimits, type RateLimits } from '../../src/api/middleware/rate-limit.ts';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { openCounters } from '../../src/processes/open-counters.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { quietSource } from '../support/no-figures.ts';
import { refused } from '../support/refusals.ts';
import { severable, type Severable } from '../support/severable.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../support/workspace.ts';

interface Line {
  msg: string;
  limit?: string;
  subject?: string;
  refusals?: number;
}

let app: Application;
let workspace: Workspace;
let metrics: Metrics;
let nowMs = 0;
/** Sent to count requests. */
let statements = 0;
let way: Severable;
const lines: Line[] = [];
const limits: RateLimits[] = [];
const pools: pg.Pool[] = [];

function addProcess(databaseUrl: string, waitMs = 60_000): void {
  const pool = openCounters(databaseUrl, waitMs);
  pools.push(pool);
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  limits.push(
    makeRateLimits(
      pool,
      plannedAllowance,
      observeLimits(logger, metrics, () => nowMs),
    ),
  );
}

beforeAll(async () => {
  metrics = makeMetrics(quietSource, 'api');
  let turn = 0;
  const next = (): RateLimits => {
    const chosen = limits[turn++ % limits.length];
    if (!chosen) throw new Error('No process counts.');
    return chosen;
  };
  app = await startApplication({
    // Two processes' worth of limiters take requests in turn; both count in the one database.
    app: {
      trustProxy: 1,
      rateLimits: {
        key: (keyId, own, response) => next().key(keyId, own, response),
        link: (recipientId) => next().link(recipientId),
        upload: (uploadId) => next().upload(uploadId),
        refusedCredential: (address) => next().refusedCredential(address),
      },
    },
  });
  way = await severable(app.cloned.url, () => (statements += 1));
  addProcess(way.url);
  addProcess(way.url);
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await way.close();
  await app.stop();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const listFrom = (address: string, key: string) =>
  app.client.as(key).call('GET', '/documents', from(address));
const wrongKey = (index: number) => `ak_${String(index).padStart(57, 'A')}`;

/** Statuses in the order in which they were answered, `parallel` at a time. */
async function statuses(requests: number, ask: (index: number) => Promise<{ status: number }>) {
  const seen: number[] = [];
  const parallel = 20;
  for (let start = 0; start < requests; start += parallel) {
    const length = Math.min(parallel, requests - start);
    const replies = Array.from({ length }, (_, index) => ask(start + index));
    seen.push(...(await Promise.all(replies)).map(({ status }) => status));
  }
  return seen;
}

const counted = (seen: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(seen, String)].map(([status, all]) => [status, all.length]));

test('the sixty-first request of a minute is refused, whichever process it comes to', async () => {
  const { api } = await givenWorkspace(app);
  const first = await api.get('/documents');
  expect(first.status).toBe(200);
  expect(first.headers.get('x-ratelimit-limit')).toBe('60');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('59');
  expect(first.headers.get('ratelimit-policy')).toBe('"min";q=60;w=60, "hour";q=1000;w=3600');
  for (let request = 2; request <= 60; request += 1) {
    expect((await api.get('/documents')).status).toBe(200);
  }
  const over = await api.get('/documents');
  expect(over).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(over.headers.get('x-ratelimit-remaining')).toBe('0');

  const other = await givenWorkspace(app);
  expect((await other.api.get('/documents')).status).toBe(200);
});

/** A key with an allowance of its own. */
async function givenKey(allowance: Allowance): Promise<string> {
  const { organizationId, memberId } = await givenWorkspace(app);
  const scopes: Scope[] = ['svc:documents:read'];
  const asked = { organizationId, memberId, label: 'Import', scopes, allowance };
  return (await createApiKey(app.operations, asked)).key;
}

test('a larger allowance of a key’s own is kept to a few in a hundred, for a quarter of the statements', async () => {
  const key = await givenKey({ minute: 200, hour: 20_000 });
  statements = 0;
  const first = await app.client.as(key).call('GET', '/documents', {});
  expect(first.headers.get('ratelimit-policy')).toBe('"min";q=200;w=60, "hour";q=20000;w=3600');
  const seen = await statuses(279, () => app.client.as(key).call('GET', '/documents', {}));
  const served = 1 + seen.filter((status) => status === 200).length;
  // Two processes, each of which counts up to four by itself.
  expect(served).toBeGreaterThanOrEqual(200);
  expect(served).toBeLessThanOrEqual(208);
  // Counted one by one, each of 280 requests would cost two.
  expect(statements).toBeLessThanOrEqual((2 * 280) / 4);
});

test('the usual allowance costs a statement, which is a commit by itself, in some twelve requests', async () => {
  const key = await givenKey(usualAllowance);
  statements = 0;
  const requests = 400;
  for (let request = 0; request < requests; request += 1) {
    expect((await app.client.as(key).call('GET', '/documents', {})).status).toBe(200);
  }
  // The first request of each process asks for both windows; then a fiftieth is written down at once.
  const written = requests / (usualAllowance.minute / 50);
  expect(statements).toBeGreaterThanOrEqual(Math.floor(written));
  // With room for minutes that end meanwhile.
  expect(statements).toBeLessThanOrEqual(1.5 * written);
});

test('ten thousand wrong keys from one address: thirty are told so, the others to wait', async () => {
  lines.length = 0;
  const seen = await statuses(10_000, (index) => listFrom('203.0.113.7', wrongKey(index)));
  // Thirty in each minute that this takes.
  const told = seen.filter((status) => status === 401).length;
  expect(told).toBeGreaterThanOrEqual(30);
  expect(told).toBeLessThanOrEqual(200);
  expect(counted(seen)).toEqual({ 401: told, 429: 10_000 - told });
  const over = await listFrom('203.0.113.7', wrongKey(0));
  expect(over).toEqual(refused(429, 'RATE_LIMITED'));
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);

  // Who has a good key goes on, from there as from elsewhere; and elsewhere a wrong one is a 401.
  expect((await listFrom('203.0.113.7', workspace.key)).status).toBe(200);
  expect((await listFrom('203.0.113.8', workspace.key)).status).toBe(200);
  expect(await listFrom('203.0.113.8', wrongKey(0))).toEqual(refused(401, 'INVALID_API_KEY'));

  // One line for each of the two processes, not one for each request.
  expect(lines.filter(({ limit }) => limit === 'refused_credentials')).toHaveLength(2);
  expect(lines[0]).toMatchObject({ subject: '203.0.113.7', refusals: 1 });
  nowMs += 60_001;
  await statuses(2, (index) => listFrom('203.0.113.7', wrongKey(index)));
  const later = lines.slice(2).map(({ refusals = 0 }) => refusals);
  // All of the first wave but the two that were logged, the one over, and the two of now.
  const refusals = 10_000 - told - 2 + 1 + 2;
  expect(later.reduce((sum, each) => sum + each, 0)).toBe(refusals);
  const rendered = await metrics.render();
  expect(rendered).toContain(
    `countersign_rate_limited_total{limit="refused_credentials",process="api"} ${refusals + 2}`,
  );
  expect(rendered).not.toContain('203.0.113');
}, 600_000);

test('a hundred guessed links from one network: 429, and the honest link is served', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
  const guess = (index: number) =>
    app.client
      .as(`${String(index).padStart(66, 'A')}-x`)
      .call('GET', '/signing/session', from(`2001:db8:1:2::${index.toString(16)}`));
  expect(counted(await statuses(100, guess))).toEqual({ 401: 30, 429: 70 });
  const session = (address: string) => signer.call('GET', '/signing/session', from(address));
  expect((await session('2001:db8:1:2::1')).status).toBe(200);
  expect((await session('2001:db8:1:3::1')).status).toBe(200);
});

test('guessed upload and download addresses count as refused credentials', async () => {
  const ask = (path: string) =>
    fetch(`${app.publicUrl}${path}`, { method: 'POST', ...from('203.0.113.50') });
  expect(counted(await statuses(40, (index) => ask(`/uploads/x${index}`)))).toEqual({
    410: 30,
    429: 10,
  });
  const file = await fetch(`${app.publicUrl}/files/x`, from('203.0.113.50'));
  expect(file.status).toBe(429);
});

test('a signing link has an allowance of its own', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
    send: true,
  });
  const [ana, ben] = await Promise.all(
    recipientIds.map((recipientId) => signingClient(app, workspace, id, recipientId)),
  );
  const seen = await statuses(310, async () => (await ana?.get('/signing/session')) ?? fail());
  expect(counted(seen)).toEqual({ 200: 300, 429: 10 });
  expect(await ana?.post('/signing/view')).toEqual(refused(429, 'RATE_LIMITED'));
  expect((await ben?.get('/signing/session'))?.status).toBe(200);
});

test('an upload address takes ten attempts a minute', async () => {
  const { api } = await givenWorkspace(app);
  const uploadUrl = async () => String((await api.post('/uploads/generate-url')).body.upload_url);
  const send = (url: string) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: 'x' });
  const url = await uploadUrl();
  expect(counted(await statuses(12, () => send(url)))).toEqual({ 400: 10, 429: 2 });
  const other = await send(await uploadUrl());
  expect(other.status).toBe(400);
});

test('what cannot be counted is served, and said once a minute', async () => {
  const { api } = await givenWorkspace(app);
  lines.length = 0;
  const kept = limits.splice(0);
  addProcess('postgres://nobody@127.0.0.1:1/none');
  for (let request = 0; request < 5; request += 1) {
    const reply = await api.get('/documents');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('ratelimit')).toBeNull();
  }
  expect(await listFrom('203.0.113.9', wrongKey(0))).toEqual(refused(401, 'INVALID_API_KEY'));
  expect(lines.map(({ msg }) => msg)).toEqual(['Requests are served without being counted']);
  limits.splice(0, limits.length, ...kept);
});

test('a database that hangs while it is to count keeps no request waiting', async () => {
  const { api } = await givenWorkspace(app);
  const hanging = await severable(app.cloned.url);
  const kept = limits.splice(0);
  addProcess(hanging.url, 500);
  await eventually(async () => (await api.get('/documents')).headers.has('ratelimit'));
  hanging.stall();
  // Some hang in their statement, the others wait for a connection.
  const replies = await Promise.all(Array.from({ length: 12 }, () => api.get('/documents')));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  limits.splice(0, limits.length, ...kept);
  hanging.unstall();
  await hanging.close();
});

function fail(): never {
  throw new Error('There is no such signer.');
}
