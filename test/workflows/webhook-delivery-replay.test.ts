import { expect, test } from '@jest/globals';
import { readRecorded, recordedHistories, replay } from '../support/histories.ts';
import { workflowBundle } from '../support/temporal.ts';

const asItIsNow = { workflowBundle: workflowBundle() };

const recorded = recordedHistories('webhookDelivery');

test('there are histories of each way a delivery ends', () => {
  for (const way of ['failed', 'gone', 'succeeded']) {
    expect(recorded).toContain(`0.1.0/webhookDelivery/${way}.json`);
  }
});

test.each(recorded)('%s replays with the workflow as it is now', async (name) => {
  await replay(asItIsNow, readRecorded(name));
});

test('a step that was another would be noticed', async () => {
  const text = readRecorded('0.1.0/webhookDelivery/failed.json');
  const reordered = text.replaceAll('"deliver"', '"recordExhausted"');
  expect(reordered).not.toBe(text);
  await expect(replay(asItIsNow, reordered)).rejects.toThrow(/determinism|TMPRL1100/i);
});
