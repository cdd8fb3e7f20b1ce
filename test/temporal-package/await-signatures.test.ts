import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createClient,
  getRecipient,
  listRecipients,
  signing,
  type Countersign,
} from '@countersign/client';
import type { SignatureRequest } from '@countersign/temporal';
import { makeActivities, type CountersignActivities } from '@countersign/temporal/activities';
import { makeListener } from '@countersign/temporal/receiver';
import type { WorkflowFailedError, WorkflowHandle } from '@temporalio/client';
import { MockActivityEnvironment, type TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, Worker } from '@temporalio/worker';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { preparedPdf } from '../support/prepared-pdf.ts';
import { timeSkippingEnvironment } from '../support/temporal.ts';
import { givenWorkspace } from '../support/workspace.ts';

const taskQueue = 'asks';
const secret = `whsec_${Buffer.from('of this test alone').toString('base64')}`;

let app: Application;
let env: TestWorkflowEnvironment;
let client: Countersign;
let activities: CountersignActivities;
let worker: Worker;
let running: Promise<void>;
let receiver: Server;
let request: SignatureRequest;
beforeAll(async () => {
  app = await startApplication({ files: true });
  const { key } = await givenWorkspace(app);
  const options = { api_url: `${app.publicUrl}/api/v1`, api_key: key };
  client = createClient(options);
  activities = makeActivities(options);
  env = await timeSkippingEnvironment();
  receiver = createServer(makeListener({ workflows: env.client.workflow, secret }));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const workflowsPath = join(import.meta.dirname, 'workflows.ts');
  worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue,
    activities,
    workflowBundle: await bundleWorkflowCode({ workflowsPath }),
  });
  running = worker.run();
  request = {
    file: { base64: Buffer.from(await preparedPdf()).toString('base64') },
    title: 'Lease',
    recipients: [{ key: 'tenant', name: 'Ana', email: 'ana@example.com', role: 'signer' }],
    send: true,
  };
});
afterAll(async () => {
  worker.shutdown();
  await running;
  await env.teardown();
  receiver.close();
  await app.stop();
});

/** A workflow that waits, and the document that it asked for. */
async function given(
  workflowId: string,
  more: Partial<SignatureRequest> = {},
): Promise<{ handle: WorkflowHandle; id: string }> {
  const args = [{ ...request, ...more, external_id: workflowId }];
  const handle = await env.client.workflow.start('asks', { workflowId, taskQueue, args });
  const id = await eventually(async () => {
    for await (const { id, status } of client.documents.list({ external_id: workflowId })) {
      if (status === 'sent') return id;
    }
    return undefined;
  });
  return { handle, id };
}

async function linkOf(document_id: string): Promise<string> {
  const throwOnError = true;
  const listed = await listRecipients({ client, throwOnError, query: { document_id } });
  const query = { document_id, id: listed.data.data[0]?.id ?? '' };
  return (await getRecipient({ client, throwOnError, query })).data.signing_url ?? '';
}

async function sign(id: string): Promise<void> {
  await signing(await linkOf(id))
    .consent()
    .view()
    .sign({ text: 'Ana' });
  await app.seal(id);
}

/** Delivers an event as the service would, and gives the answer's status. */
async function deliver(
  event: { id: string; type: string; sequence?: number },
  document: { id: string; metadata?: Record<string, string> },
  by = secret,
): Promise<number> {
  const body = JSON.stringify({
    ...event,
    timestamp: new Date().toISOString(),
    data: { document },
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(by.slice(6), 'base64');
  const mac = createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64');
  const { port } = receiver.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body,
    headers: {
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${mac}`,
    },
  });
  return status;
}

/** Asking is the first, and looking for the first time the second. */
async function activitiesDone(handle: WorkflowHandle): Promise<number> {
  const { events } = await handle.fetchHistory();
  return (events ?? []).filter((event) => event.activityTaskCompletedEventAttributes).length;
}

const failureOf = async (handle: WorkflowHandle) => {
  const error: unknown = await handle.result().catch((one: unknown) => one);
  return (error as WorkflowFailedError).cause as Error & { type?: string };
};

test('events wake the workflow, each once and in their order, and it has what was signed', async () => {
  const { handle, id } = await given('by-events');
  const document = { id, metadata: (await client.documents.get(id)).metadata ?? {} };
  expect(document.metadata).toMatchObject({ 'temporal.workflow_id': 'by-events' });
  await sign(id);
  const viewed = { id: 'evt_3', type: 'document.viewed', sequence: 3 };
  expect(await deliver(viewed, document)).toBe(204);
  expect(await deliver(viewed, document)).toBe(204);
  expect(await deliver({ id: 'evt_2', type: 'document.sent', sequence: 2 }, document)).toBe(204);
  const completed = { id: 'evt_5', type: 'document.completed', sequence: 5 };
  expect(await deliver(completed, document)).toBe(204);
  const { signed, seen } = await handle.result();
  expect(signed).toMatchObject({
    id,
    title: 'Lease',
    external_id: 'by-events',
    recipients: [{ key: 'tenant', name: 'Ana', signed_at: expect.any(String) }],
  });
  expect(seen.map((one: { id: string }) => one.id)).toEqual(['evt_3', 'evt_5']);
  // It is over, and nobody waits.
  expect(await deliver({ id: 'evt_6', type: 'document.deleted', sequence: 6 }, document)).toBe(204);
});

test('where no webhook comes, looking now and then finds the signature', async () => {
  const { handle, id } = await given('by-looking');
  await sign(id);
  // The server skips to the next look.
  expect(await handle.result()).toMatchObject({ signed: { id }, seen: [] });
});

test('who declines, and who withdraws, fail the workflow by their names', async () => {
  const declined = await given('declined');
  const link = await linkOf(declined.id);
  await signing(link).view().decline('Too dear');
  expect(await failureOf(declined.handle)).toMatchObject({
    type: 'Declined',
    message: 'Ana declined.',
  });
  const voided = await given('voided');
  await client.documents.void(voided.id, 'Wrong rent');
  expect(await failureOf(voided.handle)).toMatchObject({ type: 'Voided', message: 'Wrong rent' });
});

test('a deadline that passed fails the workflow by its name', async () => {
  const deadline = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { handle, id } = await given('expired', { deadline });
  app.clock.advance(3_600_000);
  // Whoever wants something of the document finds that it has passed.
  await expect(client.documents.void(id, 'Too late')).rejects.toThrow('DOCUMENT_FINAL');
  expect(await failureOf(handle)).toMatchObject({ type: 'Expired' });
});

test('after thirty days without a signature the workflow is told, and the document stays out', async () => {
  const { handle, id } = await given('late');
  expect(await failureOf(handle)).toMatchObject({ type: 'TimedOut' });
  expect((await client.documents.get(id)).status).toBe('sent');
  // 48 looks in two days, 119 in the 22 that follow, two in each of the last six, and 11 events each.
  expect(await activitiesDone(handle)).toBeLessThan(190);
});

test('a workflow that is cancelled while it waits voids its document', async () => {
  const { handle, id } = await given('cancelled');
  await eventually(async () => (await activitiesDone(handle)) >= 2);
  await handle.cancel();
  expect((await failureOf(handle)).name).toBe('CancelledFailure');
  expect(await client.documents.get(id)).toMatchObject({
    status: 'cancelled',
    void_reason: 'The workflow that asked for the signatures was cancelled',
  });
});

test('the receiver refuses what is not signed, and leaves alone what no workflow asked for', async () => {
  const event = { id: 'evt_1', type: 'document.completed', sequence: 1 };
  const other = `whsec_${Buffer.from('of somebody else').toString('base64')}`;
  expect(await deliver(event, { id: 'doc_1' }, other)).toBe(400);
  expect(await deliver(event, { id: 'doc_1' })).toBe(204);
});

test('an activity that is tried again makes no second document, whether or not its heartbeat arrived', async () => {
  const kept: unknown[] = [];
  const attempt = async (heartbeatDetails?: unknown): Promise<{ id: string }> => {
    const environment = new MockActivityEnvironment({
      workflowExecution: { workflowId: 'twice', runId: 'run' },
      activityId: '1',
      heartbeatDetails,
    });
    environment.on('heartbeat', (details) => kept.push(details));
    const again = { ...request, external_id: 'twice' };
    return environment.run<
      [SignatureRequest],
      { id: string },
      CountersignActivities['requestSignatures']
    >(activities.requestSignatures, again);
  };
  const first = await attempt();
  expect((await attempt(kept.at(-1))).id).toBe(first.id);
  expect((await attempt()).id).toBe(first.id);
  const found: string[] = [];
  for await (const { id } of client.documents.list({ external_id: 'twice' })) found.push(id);
  expect(found).toEqual([first.id]);
});

test('an activity that is cancelled while it sends voids what it sent', async () => {
  const environment = new MockActivityEnvironment({
    workflowExecution: { workflowId: 'cancelled early', runId: 'run' },
    activityId: '1',
  });
  // It beats when the file is there, and before the document is made.
  environment.on('heartbeat', () => environment.cancel('CANCELLED'));
  const { id } = await environment.run<
    [SignatureRequest],
    { id: string },
    CountersignActivities['requestSignatures']
  >(activities.requestSignatures, request);
  expect(await client.documents.get(id)).toMatchObject({
    status: 'cancelled',
    void_reason: 'Cancelled while it was being sent',
  });
});

test('what the service refuses fails at once by its code, and is not tried again', async () => {
  const args = [{ ...request, recipients: [] }];
  const options = { workflowId: 'refused', taskQueue, args };
  const handle = await env.client.workflow.start('asks', options);
  const { cause } = (await failureOf(handle)) as unknown as { cause: Error };
  expect(cause).toMatchObject({ type: 'NO_RECIPIENTS', nonRetryable: true });
});
