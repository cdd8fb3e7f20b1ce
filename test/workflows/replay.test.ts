import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { readRecorded, recordedHistories, replay } from '../support/histories.ts';
import { personal } from '../support/stories.ts';

const root = join(import.meta.dirname, '..', '..');
const changed = join(root, '.cache', 'changed-workflow');
const names = recordedHistories('documentLifecycle');

afterAll(() => rm(changed, { recursive: true, force: true }));

describe('the workflows as they are now take up every recorded history', () => {
  test.each(recordedHistories())('%s', async (name) => {
    await replay(readRecorded(name));
  });

  test('of which there are some of documents', () => {
    expect(names.length).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['bulkSend', ['completed', 'cancelled']],
    ['fileConversion', ['converted', 'refused']],
    ['webhookDelivery', ['failed', 'gone', 'succeeded']],
  ])('of which there is one of each way in which a %s ends', (type, ways) => {
    const expected = ways.map((way) => `0.1.0/${type}/${way}.json`);
    expect(recordedHistories(type)).toEqual(expect.arrayContaining(expected));
  });
});

/** The workflow with one piece of its source changed, bundled. */
async function bundleWith(from: string, to: string): Promise<{ code: string }> {
  const source = await readFile(join(root, 'src', 'workflows', 'document-lifecycle.ts'), 'utf8');
  expect(source).toContain(from);
  const moved = source
    .replace(from, to)
    .replaceAll("from './", "from '../../src/workflows/")
    .replaceAll("from '../domain/", "from '../../src/domain/");
  await mkdir(changed, { recursive: true });
  const file = join(changed, 'document-lifecycle.ts');
  await writeFile(file, moved);
  return bundleWorkflowCode({ workflowsPath: file, logger: new DefaultLogger('ERROR') });
}

describe('a change of the workflow that histories cannot follow is noticed', () => {
  test.each([
    [
      'the timer started before the activities',
      'for (const action of due.actions) void begin(action);',
      'timer.arm(next.wake, nowMs, false);\n    for (const action of due.actions) void begin(action);',
    ],
    [
      'actions begun in another sequence',
      'for (const action of due.actions) void begin(action);',
      'for (const action of due.actions) if (action.run !== "inviteRecipients") void begin(action);',
    ],
  ])('%s', async (_name, from, to) => {
    const workflowBundle = await bundleWith(from, to);
    const text = readRecorded('0.1.0/documentLifecycle/two-signers.json');
    await expect(replay(text, { workflowBundle })).rejects.toThrow(DeterminismViolationError);
  });
});

test.each([
  ['bulkSend/completed', 'sendRows', 'deliver'],
  ['fileConversion/converted', 'convert', 'deliver'],
  ['webhookDelivery/failed', 'deliver', 'recordExhausted'],
])('a step of %s that was another would be noticed', async (name, step, another) => {
  const text = readRecorded(`0.1.0/${name}.json`);
  const other = text.replaceAll(`"${step}"`, `"${another}"`);
  expect(other).not.toBe(text);
  await expect(replay(other)).rejects.toThrow(/determinism|TMPRL1100/i);
});

/** A history with what is in its payloads, which are base64. */
function readable(name: string): string {
  return JSON.stringify(JSON.parse(readRecorded(name)), (key, value: unknown) =>
    key === 'data' && typeof value === 'string'
      ? Buffer.from(value, 'base64').toString('utf8')
      : value,
  );
}

test.each(names)('nothing personal is in %s', async (name) => {
  const text = readable(name);
  expect(text).toContain('inviteRecipients');
  for (const word of personal) expect(text).not.toContain(word);
});

test.each(recordedHistories('bulkSend'))('nothing of a row is in %s', (name) => {
  const text = readable(name);
  expect(text).toContain('blk_');
  expect(text).not.toMatch(/example\.com|Tenant|Lease/);
});
