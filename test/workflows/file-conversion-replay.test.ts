import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import type { Conversion } from '../../src/outside/converter.ts';
import { simplePdf } from '../evidence/support/raw-pdf.ts';
import { startConversions, uploadWord } from '../support/conversions.ts';
import { installRuntime, workflowBundle } from '../support/temporal.ts';
import { givenWorkspace } from '../support/workspace.ts';

const folder = join(import.meta.dirname, '..', 'histories', 'fileConversion');

async function replay(text: string): Promise<void> {
  installRuntime();
  await Worker.runReplayHistory({ workflowBundle: workflowBundle() }, JSON.parse(text));
}

const recorded = (await readdir(folder).catch(() => [])).sort();

test('there are histories of each way a conversion ends', () => {
  expect(recorded).toEqual(['converted.json', 'refused.json']);
});

test.each(recorded)('%s replays with the workflow as it is now', async (name) => {
  await replay(await readFile(join(folder, name), 'utf8'));
});

test('a step that was another would be noticed', async () => {
  const text = await readFile(join(folder, 'converted.json'), 'utf8');
  const other = text.replaceAll('"convert"', '"deliver"');
  expect(other).not.toBe(text);
  await expect(replay(other)).rejects.toThrow(/determinism|TMPRL1100/i);
});

/** Replaying asks neither which machine it was nor where its files lay. */
function withoutMachine(history: string): string {
  const replacer = (key: string, value: unknown) => {
    if (key === 'stackTrace') return undefined;
    // A worker, and its own queue.
    return typeof value === 'string' && /^\d+@/.test(value) ? 'worker' : value;
  };
  return JSON.stringify(JSON.parse(history), replacer, 1);
}

/** `RECORD_HISTORIES=1` after a change of the workflow; remove what is there before. */
const recording = process.env['RECORD_HISTORIES'] === '1' ? test : test.skip;

recording('records a history of each way a conversion ends', async () => {
  let answer: Conversion = { ok: true };
  const service = await startConversions({
    converter: {
      name: 'test',
      async convert(_from, to) {
        await writeFile(to, simplePdf());
        return answer;
      },
    },
  });
  try {
    await mkdir(folder, { recursive: true });
    const workspace = await givenWorkspace(service.app);
    for (const [name, outcome] of [
      ['converted', { ok: true }],
      ['refused', { ok: false, reason: 'conversion_failed' }],
    ] as const) {
      answer = outcome;
      const upload = await uploadWord(service.app, workspace);
      await upload.answer;
      const handle = service.handle(upload.fileId);
      await handle.result();
      const history = historyToJSON(await handle.fetchHistory());
      await writeFile(join(folder, `${name}.json`), `${withoutMachine(history)}\n`);
    }
  } finally {
    await service.stop();
  }
});
