import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Route } from '../../../src/api/route.ts';
import { routeTable } from '../../../src/api/route-table.ts';
import { toCsv } from '../../../tools/csv.ts';
import { cloneDatabase, type ClonedDatabase } from '../../support/database.ts';
import { downloadPath, largestPdf, uploadPath } from './largest-files.ts';
import {
  illegalBodies,
  largest,
  limitOf,
  padded,
  schemaOf,
  thousandFields,
} from './largest-bodies.ts';
import type { MeasuredScene } from './measured-api.ts';
import {
  exchange,
  startMeasuredApi,
  type MeasuredApi,
  type Outgoing,
} from './start-measured-api.ts';

/** What a request may hold the API's event loop for. */
const maxBlockMs = 50;
/** `EVENT_LOOP_TABLE=write` keeps the measured table for the documents. */
const table = join(import.meta.dirname, '../../../docs/event-loop-delays.csv');

interface Row {
  operation: string;
  legalMs: number;
  legalStatus: number;
  illegalMs: number;
  illegalName: string;
}

let cloned: ClonedDatabase;
let api: MeasuredApi;
const rows: Row[] = [];
beforeAll(async () => {
  cloned = await cloneDatabase();
  api = await startMeasuredApi(cloned.url);
});
afterAll(async () => {
  await api.stop();
  await cloned.drop();
  if (process.env['EVENT_LOOP_TABLE'] === 'write') await writeFile(table, rendered());
});

/**
 * How long one request can have held the loop: no longer than a timer was late, and no longer than
 * the thread computed in one turn, for a machine that is busy makes timers late as well. Further
 * tries tell what the request costs from a collection of garbage of others that fell into it.
 */
async function blockOf(prepare: () => Promise<Outgoing>) {
  let blockMs = Infinity;
  let reply = { status: 0, sizeBytes: 0 };
  for (let attempt = 0; attempt < 4 && blockMs > maxBlockMs / 2; attempt += 1) {
    const request = await prepare();
    const { cost, result } = await api.cost(() => exchange(api.publicUrl, request));
    blockMs = Math.min(blockMs, cost.delayMs, cost.turnMs);
    reply = result;
  }
  return { blockMs, ...reply };
}

function outgoing(route: Route, scene: MeasuredScene, body: string, headers = {}): Outgoing {
  const query = new URLSearchParams(scene.query).toString();
  return {
    method: route.method,
    path: `/api/v1${route.path}${query && `?${query}`}`,
    token: scene.token,
    headers,
    body,
  };
}

async function noise(): Promise<string> {
  const side = 820;
  const png = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The example with every field as large as it may be, in a body as long as it may be. */
async function largestLegal(route: Route, scene: MeasuredScene): Promise<string> {
  if (route.operationId === 'setDocumentFields') return padded(thousandFields(), limitOf(route));
  const body = largest(schemaOf(route.body), scene.body) as Record<string, unknown>;
  if (route.operationId === 'signDocument') {
    body['signature'] = { type: 'draw', image: await noise() };
    delete body['fields'];
  }
  return padded(JSON.stringify(body), limitOf(route));
}

let attempts = 0;

test.each(routeTable.map((route) => [route.operationId, route] as const))(
  '%s holds the event loop for no longer than 50 ms',
  async (operationId, route) => {
    const scene = await api.scene(operationId);
    let worst = { blockMs: 0, name: '' };
    for (const { name, body } of illegalBodies(route, scene.body)) {
      const request = outgoing(route, scene, body);
      const { blockMs, status, sizeBytes } = await blockOf(async () => request);
      expect({ name, status, short: sizeBytes < 10_000 }).toEqual({
        name,
        status: name === 'one byte too many' ? 413 : expect.any(Number),
        short: true,
      });
      expect(status).toBeLessThan(500);
      if (blockMs > worst.blockMs) worst = { blockMs, name };
    }
    const { blockMs, status } = await blockOf(async () => {
      // Each attempt is a first one.
      const fresh = await api.scene(operationId);
      const headers = { 'idempotency-key': `try-${(attempts += 1)}` };
      const body = await largestLegal(route, fresh);
      return outgoing(route, fresh, body, headers);
    });
    rows.push({
      operation: `${route.method} ${route.path}`,
      legalMs: blockMs,
      legalStatus: status,
      illegalMs: worst.blockMs,
      illegalName: worst.name,
    });
    const tooLong = worst.blockMs < maxBlockMs ? undefined : worst;
    expect(tooLong).toBeUndefined();
    expect(blockMs).toBeLessThan(maxBlockMs);
  },
);

test('a file of 50 MB on its way up and down holds the event loop for no longer than 50 ms', async () => {
  const { token } = await api.scene('generateUploadUrl');
  const pdf = largestPdf();
  const upload = async (body: Uint8Array): Promise<Outgoing> => ({
    method: 'POST',
    path: await uploadPath(api.publicUrl, token),
    headers: { 'content-type': 'application/pdf' },
    body,
  });
  const up = await blockOf(() => upload(pdf));
  const refused = await blockOf(() => upload(pdf.fill('%PDF-', 0, 5).fill(32, 5)));
  expect([up.status, refused.status]).toEqual([201, 422]);
  const path = await downloadPath(api.publicUrl, token, largestPdf());
  const down = await blockOf(async () => ({ method: 'GET', path }));
  expect(down.status).toBe(200);
  expect(down.sizeBytes).toBeGreaterThan(50_000_000);
  const unknown = await blockOf(async () => ({ method: 'GET', path: `${path}x` }));
  rows.push(
    row('POST {upload_url}', up, refused, '50 MB that are no PDF'),
    row('GET {download_url}', down, unknown, 'an unknown address'),
  );
  for (const { blockMs } of [up, refused, down, unknown]) expect(blockMs).toBeLessThan(maxBlockMs);
});

test('the evidence ZIP of a document of 50 MB holds the event loop for no longer than 50 ms', async () => {
  const { token, query } = await api.scene('getEvidence', true);
  const path = '/api/v1/signatures/evidence';
  const request = { method: 'GET', path: `${path}?${String(new URLSearchParams(query))}`, token };
  const { blockMs, status, sizeBytes } = await blockOf(async () => request);
  expect({ status, large: sizeBytes > 50_000_000 }).toEqual({ status: 200, large: true });
  const known = rows.find(({ operation }) => operation === 'GET /signatures/evidence');
  if (known) known.legalMs = Math.max(known.legalMs, blockMs);
  expect(blockMs).toBeLessThan(maxBlockMs);
});

/** What each route is sent when it is given its largest legal body, in a scene of its own. */
async function largestOfAll(): Promise<Outgoing[]> {
  const requests: Outgoing[] = [];
  for (const route of routeTable) {
    const scene = await api.scene(route.operationId);
    const headers = { 'idempotency-key': `try-${(attempts += 1)}` };
    requests.push(outgoing(route, scene, await largestLegal(route, scene), headers));
  }
  return requests;
}

test('the largest legal body on every route at once: each gets its answer, and none holds the loop', async () => {
  const alone: number[] = [];
  for (const request of await largestOfAll()) {
    alone.push((await exchange(api.publicUrl, request)).status);
  }
  // A turn in which several of them come is as long as they are many: each is to give way to the next.
  let callbackMs = Infinity;
  for (let attempt = 0; attempt < 4 && callbackMs > maxBlockMs / 2; attempt += 1) {
    const requests = await largestOfAll();
    const { cost, result } = await api.cost(() =>
      Promise.all(requests.map((request) => exchange(api.publicUrl, request))),
    );
    expect(result.map(({ status }) => status)).toEqual(alone);
    callbackMs = Math.min(callbackMs, cost.callbackMs);
  }
  expect(callbackMs).toBeLessThan(maxBlockMs);
}, 600_000);

interface Block {
  blockMs: number;
  status: number;
}

function row(operation: string, legal: Block, illegal: Block, illegalName: string): Row {
  const { blockMs: legalMs, status: legalStatus } = legal;
  return { operation, legalMs, legalStatus, illegalMs: illegal.blockMs, illegalName };
}

/** Milliseconds, for the largest legal body or file of each operation and the worst refused one. */
function rendered(): string {
  const lines = rows.map(({ operation, legalMs, legalStatus, illegalMs, illegalName }) => [
    operation,
    legalMs.toFixed(1),
    `${legalStatus}`,
    illegalMs.toFixed(1),
    illegalName,
  ]);
  const head = ['operation', 'largest_legal_ms', 'status', 'worst_refused_ms', 'refused_for'];
  return toCsv([head, ...lines]);
}
