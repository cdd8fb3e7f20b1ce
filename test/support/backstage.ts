import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { makeWorkflowLister } from '../../src/outside/workflow-lister.ts';
import { reconcileOnce } from '../../src/workflow-sync/reconcile.ts';
import { relayOnce, type RelayDeps } from '../../src/workflow-sync/relay.ts';
import type { Application } from './application.ts';

/** What the worker does beside its activities, by a clock that is two minutes ahead. */
export interface Backstage {
  /** A round of the relay. */
  relay(): Promise<boolean>;
  reconcile(): Promise<unknown>;
}

export function makeBackstage(
  app: Application,
  env: TestWorkflowEnvironment,
  dispatcher: RelayDeps['dispatcher'],
): Backstage {
  const deps = {
    database: app.database,
    dispatcher,
    lister: makeWorkflowLister(env.client),
    clock: { now: () => new Date(app.clock.now().getTime() + 120_000) },
    onError: (error: unknown) => {
      throw error;
    },
  };
  return { relay: () => relayOnce(deps), reconcile: () => reconcileOnce(deps) };
}
