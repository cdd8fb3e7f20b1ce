import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { buildWorkflowBundle } from '../../src/workflow-code.ts';
import { installRuntime } from '../support/temporal.ts';

const folder = join(import.meta.dirname, '..', 'histories');
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));

installRuntime();

/** Tracing may be switched on and off while documents are open. */
describe('workflows with the interceptors of tracing take up histories without', () => {
  test.each(names)('%s', async (name) => {
    const workflowBundle = { codePath: await buildWorkflowBundle({ traced: true }) };
    const history: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const sinks = { exporter: { export: { fn: () => undefined } } };
    await Worker.runReplayHistory({ workflowBundle, sinks }, history);
  });
});
