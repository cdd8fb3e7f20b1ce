import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { makeDocumentActivities } from '../../src/activities/documents.ts';
import { makeEvidenceSteps } from '../../src/activities/evidence-steps.ts';
import { makeSendMails } from '../../src/activities/mail.ts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { StatusSource } from '@countersign/pki/status/status-source';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { acknowledge, dispatchDocument } from '../../src/workflow-sync/dispatch.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';
import type { Mailer } from '@countersign/mailer/mailer';
import {
  makeWorkflowDispatcher,
  plainQueues,
  type FindQueues,
  type WorkflowDispatcher,
} from '../../src/outside/workflow-dispatcher.ts';
import {
  documentWorkflowId,
  stateQuery,
  type DocumentActivities,
  type LifecycleState,
} from '../../src/workflows/contracts.ts';
import { plan } from '../../src/domain/document/plan.ts';
import { readSnapshot } from '../../src/persistence/stores/workflows/snapshots.ts';
import { longTermBy } from '../evidence/support/long-term.ts';
import { startApplication, steppingClock, type Application } from './application.ts';
import type { ClonedDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { devServer, timeSkippingEnvironment, workflowBundle } from './temporal.ts';
import { rowId } from './uuid.ts';
import { apiId } from './uuid.ts';

export interface SentMail {
  kind: string;
  to: string;
  occurrence: string;
}

/** The whole service without its processes: API, workflows and real activities, in skipped time. */
export interface Lifecycle {
  app: Application;
  env: TestWorkflowEnvironment;
  dispatcher: WorkflowDispatcher;
  /** As the worker runs them. */
  activities: DocumentActivities;
  /** While true no process dispatches what it commits: it died, or Temporal is away. */
  pending: { all: boolean };
  /** Lets time pass for server, API and worker alike, until everything due has been done. */
  pass(ms: number): Promise<void>;
  /** Waits until the workflow is in step and has nothing to do but wait. */
  settled(documentId: string): Promise<LifecycleState | 'over'>;
  mails(documentId: string): Promise<SentMail[]>;
  /** `kind person` of each mail that left, oldest first; a person is the name before the `@`. */
  mailed(documentId: string): Promise<string[]>;
  handle(documentId: string): WorkflowHandle;
  stop(): Promise<void>;
}

export interface LifecycleOptions {
  /**
   * `real`: a development server in real time, on which nothing passes but what passes. One of the
   * test’s own is real as well, and stays.
   */
  server?: 'skipping' | 'real' | TestWorkflowEnvironment;
  /** Where the real one shows its pages. */
  uiPort?: number;
  /** Without it the installation is the only one there. */
  findQueues?: FindQueues;
  mailer?: Mailer;
  /** What stands in for the timestamp authority. */
  tsa?: (usual: Tsa) => Tsa;
  /** Seals are B-LTA, and this stands in for who says whether certificates were revoked. */
  status?: (usual: StatusSource) => StatusSource;
  activities?: (real: DocumentActivities) => DocumentActivities;
  /** Made by the test, so that it may stand in the way to it. */
  cloned?: ClonedDatabase;
  /** How long the move of a test workspace's clock is waited for. */
  advanceWaitMs?: number;
}

export async function startLifecycle(options: LifecycleOptions = {}): Promise<Lifecycle> {
  const { server = 'skipping', findQueues = plainQueues } = options;
  const real = server !== 'skipping';
  const env =
    typeof server === 'object'
      ? server
      : await (real ? devServer(options.uiPort) : timeSkippingEnvironment());
  const clock = real
    ? { ...steppingClock(), now: () => new Date() }
    : steppingClock(new Date(await env.currentTimeMs()));
  const folder = await mkdtemp(join(tmpdir(), 'countersign-lifecycle-'));
  const dispatcher = makeWorkflowDispatcher(env.client, findQueues);
  const dispatching = new Set<Promise<void>>();
  const pending = { all: false };
  const app = await startApplication({
    clock,
    ...(options.cloned && { cloned: options.cloned }),
    ...(options.advanceWaitMs !== undefined && {
      app: { advanceWaitMs: options.advanceWaitMs },
    }),
    operations: {
      afterCommit({ documents }) {
        for (const id of pending.all ? [] : documents) {
          const deps = { database: app.database, dispatcher };
          const call = dispatchDocument(deps, id).finally(() => dispatching.delete(call));
          dispatching.add(call);
        }
      },
    },
  });
  const { tsa: usual, pki } = app.authorities;
  const tsa = options.tsa?.(usual) ?? usual;
  const longTerm = longTermBy(pki, 'B-LTA', () => clock.now());
  const sealer = makeSealer({
    signer: pki.signer,
    ...(options.status && {
      longTerm: { ...longTerm, tsa, status: options.status(longTerm.status) },
    }),
  });
  // What an activity commits reaches its workflow as its result.
  const operations = { ...app.operations, afterCommit: () => undefined };
  const mailer = options.mailer ?? makeMailbox(join(folder, 'mailbox'), { clock });
  const activities = makeDocumentActivities(
    operations,
    makeSendMails({ operations, mailer }),
    makeEvidenceSteps({
      operations,
      tsa,
      logKey: app.logKey,
      seal: (input, by) => sealer.seal(input, by),
    }),
    {
      readSnapshot: (id) => readSnapshot(app.database, id),
      acknowledge: (snapshot) => acknowledge(app.database, snapshot),
    },
  );
  const offered = { ...(options.activities?.(activities) ?? activities) };
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: (await findQueues()).documents,
    workflowBundle: workflowBundle(),
    activities: offered,
  });
  const running = worker.run();

  const handleOf = (documentId: string) =>
    env.client.workflow.getHandle(documentWorkflowId(apiId('doc', documentId)));

  async function settled(documentId: string): Promise<LifecycleState | 'over'> {
    await Promise.all(dispatching);
    const handle = handleOf(documentId);
    return eventually(async () => {
      const { status } = await handle.describe();
      if (status.name === 'COMPLETED') return 'over';
      // A server refuses to ask a workflow whose first task a busy worker has not taken yet.
      const state = await handle.query<LifecycleState>(stateQuery).catch(() => undefined);
      if (!state) return undefined;
      const id = rowId('doc', documentId);
      const [row] = await app.database.fork().execute<{ rev: number }[]>(
        `select rev from documents where id = ? union all
           select rev from document_tombstones where document_id = ?`,
        [id, id],
      );
      const due = plan(state.snapshot, await env.currentTimeMs());
      if (state.snapshot.rev < (row?.rev ?? 0)) return undefined;
      const busy = state.running.length > 0 || due.actions.length > 0 || due.finished;
      if (busy) return undefined;
      return state;
    });
  }

  async function mails(documentId: string): Promise<SentMail[]> {
    const rows = await app.database.fork().execute<SentMail[]>(
      `select kind, to_email as to, occurrence from mails
       where document_id = ? and status = 'sent' order by id`,
      [rowId('doc', documentId)],
    );
    return rows.map(({ kind, to, occurrence }) => ({ kind, to, occurrence }));
  }

  return {
    app,
    env,
    dispatcher,
    activities,
    pending,
    settled,
    async pass(ms) {
      if (real) return;
      await env.sleep(ms);
      clock.set(new Date(await env.currentTimeMs()));
    },
    mails,
    async mailed(documentId) {
      return (await mails(documentId)).map(({ kind, to }) => `${kind} ${to.replace(/\d*@.*/, '')}`);
    },
    handle: handleOf,
    async stop() {
      // What is still being dispatched reads the database.
      await Promise.allSettled(dispatching);
      worker.shutdown();
      await running;
      await sealer.close();
      await app.stop();
      if (env !== server) await env.teardown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
