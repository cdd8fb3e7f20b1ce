import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findOrStart, type Instance } from '../../tools/demo/instance.ts';
import type { Report } from '../../tools/demo/report.ts';
import { tellStory } from '../../tools/demo/story.ts';
import { eventually } from '../support/eventually.ts';
import { startOtlpReceiver, type OtlpReceiver, type SentSpan } from '../support/otlp-receiver.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';

/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;

let folder: string;
let collector: OtlpReceiver;
let endpoint: Receiver;
let instance: Instance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-tracing-'));
  [collector, endpoint] = await Promise.all([startOtlpReceiver(), startReceiver()]);
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '200';
  instance = await findOrStart(join(folder, 'data'), () => undefined, new AbortController().signal);
}, limitMs);
afterAll(async () => {
  await instance.stop();
  await Promise.all([collector.stop(), endpoint.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

const silent: Report = {
  line: () => undefined,
  heading: () => undefined,
  row: () => undefined,
  verdict: () => undefined,
  step: (work) => work(),
};

const spans = () => collector.spans;
const routeOf = (span: SentSpan) => String(span.attributes['http.route']);
const traceOf = (route: string) =>
  spans().find((span) => routeOf(span) === `/api/v1${route}`)?.traceId ?? 'none';
const namesIn = (traceId: string) =>
  new Set(spans().flatMap((span) => (span.traceId === traceId ? [span.name] : [])));

/** What the log says of a request, by the id that its answer carried. */
async function accessLineOf(requestId: string | null): Promise<unknown> {
  const logs = join(instance.dataDir, 'logs');
  return eventually(async () => {
    for (const name of await readdir(logs)) {
      const lines = (await readFile(join(logs, name), 'utf8')).split('\n');
      const line = lines.find((one) => one.includes(`"${requestId}"`) && one.includes('Answered'));
      if (line !== undefined) return JSON.parse(line) as unknown;
    }
    return undefined;
  });
}

test(
  'one trace leads from a request through dispatch, workflow and activities to mail and webhook',
  async () => {
    const { api_url, api_key } = instance.runtime;
    const created = await fetch(`${api_url}/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Billing', url: endpoint.url, events: ['document.sent'] }),
    });
    expect(created.status).toBe(201);
    const { documentId } = await tellStory(instance.runtime, join(folder, 'files'), silent);

    const wanted = [
      'SignalWithStartWorkflow:documentLifecycle',
      'StartActivity:inviteRecipients',
      'RunActivity:inviteRecipients',
      'mail',
      'StartWorkflow:webhookDelivery',
      'RunWorkflow:webhookDelivery',
      'RunActivity:deliver',
      'webhook',
      // What later requests made due belongs to the document, and so to the request that sent it.
      'RunActivity:seal',
      'seal',
      'RunWorkflow:documentLifecycle',
    ];
    await eventually(async () => {
      const names = namesIn(traceOf('/documents/send'));
      return wanted.every((name) => names.has(name)) || undefined;
    }).catch(() => undefined);
    expect([...namesIn(traceOf('/documents/send'))]).toEqual(expect.arrayContaining(wanted));
    const services = new Set(
      spans().flatMap(({ traceId, service }) =>
        traceId === traceOf('/documents/send') ? [service] : [],
      ),
    );
    expect([...services].sort()).toEqual(['countersign-api', 'countersign-worker']);
    const lifecycle = spans().find(({ name }) => name === 'RunWorkflow:documentLifecycle');
    expect(lifecycle?.attributes).toMatchObject({ workflowId: `document:${documentId}` });
  },
  limitMs,
);

test('a request is found in its trace by the id that its answer carried', async () => {
  const { api_url, api_key } = instance.runtime;
  const headers = {
    authorization: `Bearer ${api_key}`,
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  const answer = await fetch(`${api_url}/documents?limit=1`, { headers });
  const id = answer.headers.get('x-request-id');
  const span = await eventually(async () =>
    spans().find(({ attributes }) => attributes['countersign.request_id'] === id),
  );
  expect(span.name).toBe('GET /api/v1/documents');
  expect(span.attributes).toMatchObject({ 'http.response.status_code': 200 });
  // A stranger's trace is not taken over.
  expect(span.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  expect(await accessLineOf(id)).toMatchObject({ status: 200, traceId: span.traceId });
});

test('nothing personal and no credential is in a span', () => {
  const text = collector.text();
  expect(text).toContain('RunActivity:seal');
  for (const word of [
    'Torres',
    'Okafor',
    'example',
    'Harbour',
    instance.runtime.api_key,
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(word);
  }
  expect(text).not.toMatch(/exception|stack|\/hook|Bearer/);
});
