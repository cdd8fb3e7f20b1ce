import { describe, test } from '@jest/globals';
import { buildWorkflowBundle } from '../../src/processes/workflow-code.ts';
import { readRecorded, recordedHistories, replay } from '../support/histories.ts';

/** Tracing may be switched on and off while documents are open. */
describe('workflows with the interceptors of tracing take up histories without', () => {
  test.each(recordedHistories())('%s', async (name) => {
    const workflowBundle = { codePath: await buildWorkflowBundle({ traced: true }) };
    const sinks = { exporter: { export: { fn: () => undefined } } };
    await replay(readRecorded(name), { workflowBundle, sinks });
  });
});
