import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '../../src/domain/time.ts';
import { connectTemporal } from '../../src/outside/temporal-client.ts';
import { residentMb } from '../processes.ts';
import type { Proof } from '../proof.ts';
import { callsBetween, countCalls, isPresence, listed } from '../temporal-calls.ts';
import { openDocuments, startWithTemporal, untilAllWait } from './open-documents.ts';

/** Longer than the five minutes between two reconciliations, so that one falls into it. */
const usualSeconds = 330;
const sampleMs = 10_000;
/** Reconciliation's: a page of a thousand workflows each. */
const reconciliationCall = 'ListWorkflowExecutions';
const flatMb = 30;

export const idle: Proof = {
  name: 'idle',
  title: '10,000 open documents that wait',
  async run(bench, { count = 10_000, seconds = usualSeconds, say }) {
    const deadline = new Date(Date.now() + 30 * dayMs);
    await openDocuments(bench, { count, signers: 2, deadline });
    const temporal = await bench.temporal();
    const service = await startWithTemporal(bench);
    await untilAllWait(bench, count, say);
    const startS = (performance.now() - service.startedMs) / 1000;
    say(`  watching ${count} open documents for ${seconds} s`);

    const before = await countCalls(temporal);
    const memory = { api: [] as number[], worker: [] as number[] };
    const untilMs = performance.now() + seconds * 1000;
    for (;;) {
      memory.api.push(await residentMb(service.api));
      memory.worker.push(await residentMb(service.worker));
      const leftMs = untilMs - performance.now();
      if (leftMs <= 0) break;
      await pause(Math.min(sampleMs, leftMs));
    }
    const calls = callsBetween(before, await countCalls(temporal));
    const running = await countRunning(temporal.address);
    const others = new Map(
      [...calls].filter(([method]) => !isPresence(method) && method !== reconciliationCall),
    );
    const grewMb = (memory.worker.at(-1) ?? 0) - (memory.worker[0] ?? 0);
    return {
      seen: [
        `${running} workflows run at the end, started within ${startS.toFixed(0)} s`,
        `calls to Temporal within ${seconds} s: ${listed(calls)}`,
        `worker: ${range(memory.worker)}; API: ${range(memory.api)}`,
      ],
      wrong: [
        ...(running === count ? [] : [`${running} workflows run for ${count} documents`]),
        ...(others.size === 0 ? [] : [`calls that nothing should have made: ${listed(others)}`]),
        ...(grewMb <= flatMb ? [] : [`the worker grew by ${grewMb.toFixed(0)} MB`]),
      ],
    };
  },
};

async function countRunning(address: string): Promise<number> {
  const temporal = connectTemporal({ address, namespace: 'default' });
  try {
    const query = `WorkflowType = 'documentLifecycle' and ExecutionStatus = 'Running'`;
    return (await temporal.client.workflow.count(query)).count;
  } finally {
    await temporal.close();
  }
}

function range(mb: readonly number[]): string {
  const of = (value: number | undefined) => `${(value ?? 0).toFixed(0)} MB`;
  return (
    `${of(mb[0])} at first, ${of(mb.at(-1))} at the end ` +
    `(between ${of(Math.min(...mb))} and ${of(Math.max(...mb))})`
  );
}
