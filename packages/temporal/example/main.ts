/**
 * The example of this package: beside `npm start` it runs a worker and a receiver of webhooks, starts the workflow,
 * and signs as the tenant would. `node packages/temporal/example/main.ts [DATA_DIR]`
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createClient,
  createWebhook,
  getRecipient,
  listRecipients,
  signing,
} from '@countersign/client';
import { makeActivities } from '@countersign/temporal/activities';
import { makeListener } from '@countersign/temporal/receiver';
import { Connection, WorkflowClient } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';

const dataDir = process.argv[2] ?? 'data';
const runtime = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as {
  api_url: string;
  api_key: string;
  temporal_address: string;
};
const client = createClient(runtime);
const address = runtime.temporal_address;
const workflows = new WorkflowClient({ connection: await Connection.connect({ address }) });

// The receiver: an endpoint of ours that the service is told of.
const server = createServer((request, response) => listener(request, response));
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
const { data: webhook } = await createWebhook({
  client,
  throwOnError: true,
  body: { name: 'Leases', url: `http://127.0.0.1:${port}/hooks`, events: [] },
});
const listener = makeListener({ workflows, secret: webhook.secret });

const worker = await Worker.create({
  connection: await NativeConnection.connect({ address }),
  taskQueue: 'leases',
  workflowsPath: join(import.meta.dirname, 'workflow.ts'),
  activities: makeActivities(runtime),
});
await worker.runUntil(async () => {
  const email = `ana-${Date.now()}@example.com`;
  const file = process.argv[3] ?? 'docs/images/signing.png';
  const handle = await workflows.start('lease', {
    workflowId: `lease-${email}`,
    taskQueue: 'leases',
    args: [file, email, join(dataDir, 'lease.pdf')],
  });
  console.log(`Started ${handle.workflowId}`);
  await signAs(email);
  console.log(await handle.result());
});
server.close();

/** What the tenant does when the mail comes. */
async function signAs(email: string): Promise<void> {
  for (;;) {
    for await (const { id } of client.documents.list({ status: 'sent', search: email })) {
      const query = { document_id: id };
      const { data } = await listRecipients({ client, throwOnError: true, query });
      const one = { document_id: id, id: data.data[0]?.id ?? '' };
      const tenant = await getRecipient({ client, throwOnError: true, query: one });
      await signing(tenant.data.signing_url ?? '')
        .consent()
        .view()
        .sign({ text: 'Ana Torres' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
