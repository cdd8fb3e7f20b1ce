import { startAdvancingClocks } from '../../src/workflow-sync/advance-clocks.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Client } from './client.ts';
import { givenWorkspace, type Workspace } from './workspace.ts';

/** A test workspace in a running service, whose clocks are moved as the worker moves them. */
export async function givenTestWorkspace(
  service: Lifecycle,
): Promise<Workspace & { stopClocks: () => Promise<void> }> {
  const { app, dispatcher } = service;
  const clocks = startAdvancingClocks({
    database: app.database,
    dispatcher,
    clock: app.clock,
    onError: (error) => {
      throw error;
    },
  });
  const workspace = await givenWorkspace(app, { test: true });
  return { ...workspace, stopClocks: () => clocks.stop() };
}

export interface Happened {
  at: string;
  type: string;
  document_id: string;
  recipient_id?: string;
}

/** Moves the clock and waits until it is there. */
export async function advance(
  api: Client,
  by: string,
): Promise<{ now: string; happened: Happened[] }> {
  const { status, body } = await api.post('/test/clock/advance', { body: { by } });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { now: string; happened: Happened[] };
}
