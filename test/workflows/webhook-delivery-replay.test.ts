import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { deliveryWorkflowId } from '../../src/workflows/contracts.ts';
import { startDeliveries } from '../support/deliveries.ts';
import { startReceiver, type Reaction } from '../support/receiver.ts';
import { installRuntime, workflowBundle } from '../support/temporal.ts';
import { apiId } from '../support/uuid.ts';
import { deliveriesOf, givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

const folder = join(import.meta.dirname, '..', 'histories', 'webhookDelivery');

async function replay(text: string): Promise<void> {
  installRuntime();
  await Worker.runReplayHistory({ workflowBundle: workflowBundle() }, JSON.parse(text));
}

const recorded = (await readdir(folder).catch(() => [])).sort();

test('there are histories of each way a delivery ends', () => {
  expect(recorded).toEqual(expect.arrayContaining(['failed.json', 'gone.json', 'succeeded.json']));
});

test.each(recorded)('%s replays with the workflow as it is now', async (name) => {
  await replay(await readFile(join(folder, name), 'utf8'));
});

test('a step that was another would be noticed', async () => {
  const text = await readFile(join(folder, 'failed.json'), 'utf8');
  const reordered = text.replaceAll('"deliver"', '"recordExhausted"');
  expect(reordered).not.toBe(text);
  await expect(replay(reordered)).rejects.toThrow(/determinism|TMPRL1100/i);
});

/** Replaying asks neither which machine it was nor where its files lay. */
function withoutMachine(history: string): string {
  const replacer = (key: string, value: unknown) =>
    key === 'stackTrace' ? undefined : key === 'identity' ? 'worker' : value;
  return JSON.stringify(JSON.parse(history), replacer, 1);
}

/** `RECORD_HISTORIES=1` after a change of the workflow; what is there already stays. */
const recording = process.env['RECORD_HISTORIES'] === '1' ? test : test.skip;

recording('records a history of each way a delivery ends', async () => {
  const service = await startDeliveries();
  const ways: [string, [Reaction, ...Reaction[]]][] = [
    ['succeeded', [500, 200]],
    ['failed', [500]],
    ['gone', [410]],
  ];
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, reactions] of ways) {
      const workspace = await givenWorkspace(service.app);
      const receiver = await startReceiver(...reactions);
      const { id } = await givenWebhook(workspace, { url: receiver.url });
      await givenDocument(service.app, workspace);
      await service.dispatch();
      const [delivery] = await deliveriesOf(workspace, id);
      const eventId = delivery?.event_id ?? '';
      await service.outcome(id, eventId);
      const handle = service.env.client.workflow.getHandle(
        deliveryWorkflowId(apiId('whk', id), apiId('evt', eventId), 0),
      );
      const history = historyToJSON(await handle.fetchHistory());
      await writeFile(join(folder, `${name}.json`), `${withoutMachine(history)}\n`);
      await receiver.stop();
    }
  } finally {
    await service.stop();
  }
});
