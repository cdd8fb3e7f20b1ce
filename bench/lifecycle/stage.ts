import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { connectTemporal } from '../../src/outside/temporal-client.ts';
import { workflowCode } from '../../src/processes/workflow-code.ts';
import { workerSettings } from '../../src/processes/create-workers.ts';

/** What one side lives a whole life on. */
export interface Stage {
  client: Client;
  steps: Steps;
  close(): Promise<void>;
}

/** Tells who drives a life that the activity it waits for has been done. */
export interface Steps {
  next: (id: string) => Promise<void>;
  done: (id: string) => void;
}

function makeSteps(): Steps {
  const waiting = new Map<string, () => void>();
  return {
    next: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    done(id) {
      waiting.get(id)?.();
      waiting.delete(id);
    },
  };
}

const lookMs = 50;

/** A signature finds the workflow at rest, as after a person's minutes: equal steps on both sides. */
export async function atRest({ client }: Stage, workflowId: string): Promise<void> {
  for (;;) {
    await pause(lookMs);
    const { raw } = await client.workflow.getHandle(workflowId).describe();
    if (!raw.pendingWorkflowTask && (raw.pendingActivities ?? []).length === 0) return;
  }
}

let installed = false;

/** A worker with the settings of ours, in this process, beside who drives it. */
export async function openStage(
  address: string,
  taskQueue: string,
  workflows: 'ours' | 'bare',
  activities: (steps: Steps) => object,
): Promise<Stage> {
  if (!installed) {
    const filter = { core: 'ERROR', other: 'ERROR' } as const;
    Runtime.install({
      logger: new DefaultLogger('ERROR'),
      shutdownSignals: [],
      telemetryOptions: { logging: { filter } },
    });
  }
  installed = true;
  const connection = await NativeConnection.connect({ address });
  const steps = makeSteps();
  const worker = await Worker.create({
    ...workerSettings,
    connection,
    taskQueue,
    workflowBundle: workflows === 'ours' ? await workflowCode() : await bareCode(),
    activities: activities(steps),
  });
  const running = worker.run();
  // The server answers who waits for a workflow's end after twenty seconds, if only with “not yet”.
  const temporal = connectTemporal({ address, namespace: 'default' }, { callMs: 60_000 });
  return {
    client: temporal.client,
    steps,
    async close() {
      worker.shutdown();
      await running;
      await temporal.close();
      await connection.close();
    },
  };
}

async function bareCode(): Promise<{ code: string }> {
  return bundleWorkflowCode({
    workflowsPath: join(import.meta.dirname, 'bare-workflow.ts'),
    logger: new DefaultLogger('ERROR'),
  });
}
