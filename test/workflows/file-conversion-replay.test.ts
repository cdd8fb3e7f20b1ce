import { expect, test } from '@jest/globals';
import { readRecorded, recordedHistories, replay } from '../support/histories.ts';
import { workflowBundle } from '../support/temporal.ts';

const asItIsNow = { workflowBundle: workflowBundle() };

const recorded = recordedHistories('fileConversion');

test('there are histories of each way a conversion ends', () => {
  for (const way of ['converted', 'refused']) {
    expect(recorded).toContain(`0.1.0/fileConversion/${way}.json`);
  }
});

test.each(recorded)('%s replays with the workflow as it is now', async (name) => {
  await replay(asItIsNow, readRecorded(name));
});

test('a step that was another would be noticed', async () => {
  const text = readRecorded('0.1.0/fileConversion/converted.json');
  const other = text.replaceAll('"convert"', '"deliver"');
  expect(other).not.toBe(text);
  await expect(replay(asItIsNow, other)).rejects.toThrow(/determinism|TMPRL1100/i);
});
