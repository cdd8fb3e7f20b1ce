import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { makeBulkSendActivities } from '../../src/activities/bulk-sends.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import type { OperationDeps } from '../../src/operations/unit-of-work/context.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { dispatchBulkSend } from '../../src/workflow-sync/dispatch.ts';
import {
  bulkSendWorkflowId,
  documentQueue,
  type BulkSendActivities,
} from '../../src/workflows/contracts.ts';
import { givenTemplate } from '../api/templates/given-template.ts';
import { startApplication, type Application } from './application.ts';
import { makeBackstage, type Backstage } from './backstage.ts';
import { eventually } from './eventually.ts';
import { devServer, timeSkippingEnvironment, workflowBundle } from './temporal.ts';
import { apiId } from './uuid.ts';
import type { Workspace } from './workspace.ts';

/** API, bulk sends and their real activity on a Temporal server of this file alone. */
export interface BulkSends extends Backstage {
  app: Application;
  env: TestWorkflowEnvironment;
  /** While true the API starts no workflow: it dies with each commit, or Temporal is away. */
  pending: { all: boolean };
  handle(id: string): ReturnType<TestWorkflowEnvironment['client']['workflow']['getHandle']>;
  /** How it ends; on a server that skips time, without waiting for its pace. */
  outcome(id: string): Promise<unknown>;
  stop(): Promise<void>;
}

export interface BulkSendsOptions {
  server: 'skipping' | 'real';
  /** What the activity works with in place of the application's own. */
  operations?: (usual: OperationDeps) => OperationDeps;
  activities?: (real: BulkSendActivities) => BulkSendActivities;
}

export async function startBulkSends(options: BulkSendsOptions): Promise<BulkSends> {
  const env = await (options.server === 'real' ? devServer() : timeSkippingEnvironment());
  const dispatcher = makeWorkflowDispatcher(env.client);
  const dispatching = new Set<Promise<void>>();
  const pending = { all: false };
  const app = await startApplication({
    operations: {
      afterCommit({ bulkSends }) {
        for (const id of pending.all ? [] : bulkSends) {
          const deps = { database: app.database, dispatcher };
          const call = dispatchBulkSend(deps, id).finally(() => dispatching.delete(call));
          dispatching.add(call);
        }
      },
    },
  });
  const usual = { ...app.operations, afterCommit: () => undefined };
  const real = makeBulkSendActivities(options.operations?.(usual) ?? usual);
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: documentQueue,
    workflowBundle: workflowBundle(),
    activities: { ...(options.activities?.(real) ?? real) },
  });
  const running = worker.run();
  const handle = (id: string) =>
    env.client.workflow.getHandle(bulkSendWorkflowId(apiId('blk', id)));
  return {
    app,
    env,
    pending,
    ...makeBackstage(app, env, {
      // The documents' own workflows are no part of this.
      ...dispatcher,
      syncDocument: () => Promise.resolve(),
    }),
    handle,
    async outcome(id) {
      await Promise.all(dispatching);
      await eventually(() =>
        handle(id)
          .describe()
          .catch(() => undefined),
      );
      return handle(id).result();
    },
    async stop() {
      await Promise.allSettled(dispatching);
      worker.shutdown();
      await running;
      await app.stop();
      await env.teardown();
    },
  };
}

/** A row for a tenant of this number. */
export function tenantRow(number: number) {
  const tenant = { key: 'tenant', name: `Tenant ${number}`, email: `t${number}@example.com` };
  return { title: `Lease ${number}`, recipients: [tenant] };
}

/** A template with one role, and a bulk send of it to so many tenants. */
export async function givenBulkSend(
  app: Application,
  workspace: Workspace,
  rows: number,
  more: Record<string, unknown> = {},
): Promise<{ id: string; templateId: string }> {
  const { id: templateId } = await givenTemplate(app, workspace, {
    recipients: [{ key: 'tenant', role: 'signer' }],
  });
  const { status, body } = await workspace.api.post('/bulk-sends', {
    body: {
      template_id: templateId,
      rows: Array.from({ length: rows }, (_, number) => tenantRow(number)),
      send: {},
      ...more,
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: String(body.id), templateId };
}

/** The documents of a bulk send as its rows name them, with their titles. */
export async function sentTitles(app: Application, id: string): Promise<string[]> {
  const rows = await app.database.fork().execute<{ title: string }[]>(
    `select d.title from documents d join bulk_send_rows r on r.document_id = d.id
     where r.bulk_send_id = ? and d.status = 'sent' order by r.number`,
    [parsePublicId('blk', id)],
  );
  return rows.map(({ title }) => title);
}
