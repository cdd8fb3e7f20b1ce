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
import { makeActivities } from '@countersign/temporal/activities';
import { countersignHandler } from '@countersign/temporal/nexus';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, Worker } from '@temporalio/worker';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { preparedPdf } from '../support/prepared-pdf.ts';
import { devServer } from '../support/temporal.ts';
import { givenWorkspace } from '../support/workspace.ts';

const taskQueue = 'nexus';
const endpoint = 'countersign';

let app: Application;
let env: TestWorkflowEnvironment;
let client: Countersign;
let worker: Worker;
let running: Promise<void>;
let request: SignatureRequest;
beforeAll(async () => {
  app = await startApplication({ files: true });
  const { key } = await givenWorkspace(app);
  const options = { api_url: `${app.publicUrl}/api/v1`, api_key: key };
  client = createClient(options);
  env = await devServer();
  await env.createNexusEndpoint(endpoint, taskQueue);
  const workflowsPath = join(import.meta.dirname, 'nexus-caller.ts');
  worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue,
    activities: makeActivities(options),
    nexusServices: [countersignHandler],
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
  await app.stop();
});

async function given(workflowId: string) {
  const args = [endpoint, { ...request, external_id: workflowId }];
  const handle = await env.client.workflow.start('calls', { workflowId, taskQueue, args });
  const id = await eventually(async () => {
    for await (const { id, status } of client.documents.list({ external_id: workflowId })) {
      if (status === 'sent') return id;
    }
    return undefined;
  });
  return { handle, id };
}

test('the operation completes when the document is sealed', async () => {
  const { handle, id } = await given('sealed');
  const throwOnError = true;
  const listed = await listRecipients({ client, throwOnError, query: { document_id: id } });
  const query = { document_id: id, id: listed.data.data[0]?.id ?? '' };
  const { data } = await getRecipient({ client, throwOnError, query });
  await signing(data.signing_url ?? '')
    .consent()
    .view()
    .sign({ text: 'Ana' });
  await app.seal(id);
  const { metadata } = await client.documents.get(id);
  // In real time nobody waits an hour for the next look.
  await env.client.workflow
    .getHandle(metadata?.['temporal.workflow_id'] ?? '')
    .signal('countersign.event', { id: 'evt_1', type: 'document.completed', document_id: id });
  expect(await handle.result()).toMatchObject({ id, title: 'Lease' });
});

test('a caller that is cancelled voids the document', async () => {
  const { handle, id } = await given('cancelled');
  await handle.cancel();
  await expect(handle.result()).rejects.toThrow();
  const status = await eventually(async () => {
    const seen = (await client.documents.get(id)).status;
    return seen === 'sent' ? undefined : seen;
  });
  expect(status).toBe('cancelled');
});
