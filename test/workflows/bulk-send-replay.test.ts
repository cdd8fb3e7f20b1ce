import { expect, test } from '@jest/globals';
import { readRecorded, recordedHistories, replay } from '../support/histories.ts';
import { workflowBundle } from '../support/temporal.ts';

const asItIsNow = { workflowBundle: workflowBundle() };

const recorded = recordedHistories('bulkSend');

test('there are histories of each way a bulk send ends', () => {
  for (const way of ['completed', 'cancelled']) {
    expect(recorded).toContain(`0.1.0/bulkSend/${way}.json`);
  }
});

test.each(recorded)('%s replays with the workflow as it is now', async (name) => {
  await replay(asItIsNow, readRecorded(name));
});

test('a step that was another would be noticed', async () => {
  const text = readRecorded('0.1.0/bulkSend/completed.json');
  const other = text.replaceAll('"sendRows"', '"deliver"');
  expect(other).not.toBe(text);
  await expect(replay(asItIsNow, other)).rejects.toThrow(/determinism|TMPRL1100/i);
});

test.each(recorded)('nothing of a row is in %s', (name) => {
  const read = readRecorded(name).replaceAll(/"data":\s*"([^"]+)"/g, (_all, data: string) =>
    Buffer.from(data, 'base64').toString(),
  );
  expect(read).toContain('blk_');
  expect(read).not.toMatch(/example\.com|Tenant|Lease/);
});
