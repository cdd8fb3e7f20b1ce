import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@countersign/embedded/processes/ports';
import type { Bench } from '../bench.ts';
import { seedOpen, seedPages, type OpenDocuments } from '../seed-open.ts';
import { callsBetween, countCalls, isPresence, total } from '../temporal-calls.ts';

export interface Service {
  api: number;
  worker: number;
  startedMs: number;
}

/** As many open documents in one workspace, whose first signer was invited just now. */
export async function openDocuments(
  bench: Bench,
  given: Omit<OpenDocuments, 'fileId' | 'invited'>,
): Promise<void> {
  const workspace = await bench.addWorkspace();
  const fileId = await seedPages(bench, workspace);
  await seedOpen(bench, workspace, { ...given, fileId, invited: true });
  await bench.sql.query('vacuum (analyze) documents, recipients');
}

/** API and worker as processes of their own, with Temporal. */
export async function startWithTemporal(bench: Bench): Promise<Service> {
  const { address } = await bench.temporal();
  const startedMs = performance.now();
  const changes = { TEMPORAL_ADDRESS: address };
  const api = await bench.startService('api', { ...changes, PORT: String(await freePort()) });
  const worker = await bench.startService('worker', changes);
  return { api, worker, startedMs };
}

/** Every document has been told by the worker's relay, and its workflow has nothing to do but wait. */
export async function untilAllWait(
  bench: Bench,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const temporal = await bench.temporal();
  let saidMs = performance.now();
  for (;;) {
    const { rows } = await bench.sql.query<{ untold: number }>(
      `select count(*)::int as untold from documents where rev > synced_rev`,
    );
    const untold = rows[0]?.untold ?? 0;
    const before = await countCalls(temporal);
    const done = before.get('RespondWorkflowTaskCompleted') ?? 0;
    if (performance.now() - saidMs > 15_000) {
      say(`  ${untold} documents are still to be told, ${done} workflow tasks are done`);
      saidMs = performance.now();
    }
    await pause(3_000);
    const since = callsBetween(before, await countCalls(temporal));
    for (const method of since.keys()) if (isPresence(method)) since.delete(method);
    if (untold === 0 && done >= count && total(since) === 0) return;
  }
}
