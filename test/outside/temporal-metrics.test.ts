import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Registry } from 'prom-client';
import { runStep } from '@countersign/embedded/processes/run-step';
import { recordIn } from '../../src/outside/temporal-metrics.ts';
import { devServer } from '../support/temporal.ts';

let env: TestWorkflowEnvironment;
beforeAll(async () => {
  env = await devServer();
});
afterAll(() => env.teardown());

test('what Temporal measures of a worker is told beside our own, under the names of its SDK', async () => {
  const program = join(import.meta.dirname, '..', 'support', 'measured-worker.ts');
  const errors: string[] = [];
  const { ok, stdout } = await runStep(process.execPath, [program, env.address], {
    onErrorLine: (line) => errors.push(line),
  });
  expect({ ok, errors: ok ? [] : errors }).toEqual({ ok: true, errors: [] });
  expect(stdout).toMatch(
    /^temporal_worker_task_slots_available\{[^}]*task_queue="measured"[^}]*worker_type="ActivityWorker"[^}]*\} \d+$/m,
  );
  expect(stdout).toMatch(/^temporal_num_pollers\{[^}]*poller_type="activity_task"[^}]*\} \d+$/m);
  expect(stdout).toMatch(/^# TYPE temporal_request_latency histogram$/m);
});

test('counters add up, gauges are as they were last, and labels that nobody knows are left out', async () => {
  const registry = new Registry();
  const record = recordIn(registry);
  const metric = (name: string, kind: 'counter' | 'gauge' | 'histogram' | 'up-down-counter') =>
    ({ name, kind, valueType: 'float', unit: '', description: '' }) as const;
  const attributes = { task_queue: 'documents', eager: true, document: 'doc_1' };
  for (const value of [1, 2]) {
    record({ metric: metric('counted', 'counter'), value, attributes });
    record({ metric: metric('measured', 'gauge'), value, attributes: { task_queue: 'documents' } });
    record({ metric: metric('waiting', 'up-down-counter'), value, attributes: {} });
    record({ metric: metric('waited', 'histogram'), value, attributes: {} });
  }
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toContain('counted{task_queue="documents",eager="true"} 3');
  expect(lines).toContain('measured{task_queue="documents"} 2');
  expect(lines).toContain('waiting 3');
  expect(lines).toContain('waited_sum 3');
  expect(lines).toContain('waited_bucket{le="1"} 1');
});
