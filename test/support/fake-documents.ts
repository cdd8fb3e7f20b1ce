import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { plan, type Action } from '../../src/domain/document/plan.ts';
import type { RecipientSnapshot, Snapshot } from '../../src/domain/document/snapshot.ts';
import type { PublicId } from '../../src/domain/ids.ts';
import { dayMs, minuteMs } from '../../src/domain/time.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import {
  documentQueue,
  documentWorkflowId,
  stateQuery,
  type DocumentActivities,
  type DocumentStep,
  type LifecycleState,
} from '../../src/workflows/contracts.ts';
import { eventually } from './eventually.ts';
import { apply, type Done } from './simulated-document.ts';
import { timeSkippingEnvironment, workflowBundle } from './temporal.ts';

/** The workflow alone: documents live in memory, and activities change them by the rules alone. */
export interface FakeDocuments {
  env: TestWorkflowEnvironment;
  /** Sends a document and dispatches it to its workflow; times are the server's. */
  send(id: PublicId<'doc'>, given?: Partial<Snapshot>): Promise<Snapshot>;
  /** Changes it as an API operation would; it is dispatched unless `silently`. */
  change(id: string, change: Partial<Snapshot>, silently?: 'silently'): Promise<Snapshot>;
  dispatch(snapshot: Snapshot): Promise<void>;
  nowMs(): Promise<number>;
  pass(ms: number): Promise<void>;
  /** Waits until the workflow knows all and has nothing to do but wait. */
  settled(id: PublicId<'doc'>): Promise<LifecycleState | 'over'>;
  /** Waits for the end, and gives the status that it ended with. */
  ended(id: PublicId<'doc'>): Promise<string>;
  done(id: string): Done[];
  /** Names of what was done, in their sequence. */
  keys(id: string): string[];
  /** Days, counted from `fromMs`, on which an action was done. */
  daysOf(id: string, key: string, fromMs: number): number[];
  /** How long after its deadline the document was closed. */
  lateMs(id: string, deadlineMs: number): number;
  snapshotOf(id: string): Snapshot;
  /**
   * What stands in for the outside: throw, hang or count before the step is done, or have it come
   * back with nothing done.
   */
  before(hook: Hook): void;
  /** What happens between the commit of a step and its answer, which is the document as it then is. */
  committed(hook: (run: Action['run']) => Promise<void> | void): void;
  stop(): Promise<void>;
}

type Hook = (run: Action['run'], step: DocumentStep) => Promise<Outside> | Outside;
type Outside = 'nothing done' | undefined;

export async function startFakeDocuments(): Promise<FakeDocuments> {
  const env = await timeSkippingEnvironment();
  const dispatcher = makeWorkflowDispatcher(env.client);
  const documents = new Map<string, { snapshot: Snapshot; done: Done[] }>();
  let hook: Hook = () => undefined;
  let afterCommit: Parameters<FakeDocuments['committed']>[0] = () => undefined;
  const entry = (id: string) => {
    const found = documents.get(id);
    if (!found) throw new Error(`no document ${id}`);
    return found;
  };

  async function run(step: DocumentStep & { recipientId?: PublicId<'rec'> }, name: Action['run']) {
    const outside = await hook(name, step);
    const found = entry(step.documentId);
    if (outside === 'nothing done') return found.snapshot;
    const key = name === 'remind' ? `remind:${step.recipientId}` : name;
    const action = { key, run: name, recipientId: step.recipientId, number: 0 } as Action;
    const { after, to } = apply(found.snapshot, action, step.at);
    found.snapshot = after;
    found.done.push({ atMs: step.at, key, to });
    await afterCommit(name);
    return found.snapshot;
  }
  const activities: DocumentActivities = {
    inviteRecipients: (step) => run(step, 'inviteRecipients'),
    remind: (step) => run(step, 'remind'),
    alertExpiry: (step) => run(step, 'alertExpiry'),
    expire: (step) => run(step, 'expire'),
    notify: (step) => run(step, 'notify'),
    timestamp: (step) => run(step, 'timestamp'),
    seal: (step) => run(step, 'seal'),
  };
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: documentQueue,
    workflowBundle: workflowBundle(),
    activities: { ...activities },
  });
  const running = worker.run();

  async function settled(id: PublicId<'doc'>): Promise<LifecycleState | 'over'> {
    const handle = env.client.workflow.getHandle(documentWorkflowId(id));
    return eventually(async () => {
      if ((await handle.describe()).status.name === 'COMPLETED') return 'over';
      // A server refuses to ask a workflow whose first task a busy worker has not taken yet.
      const state = await handle.query<LifecycleState>(stateQuery).catch(() => undefined);
      if (!state) return undefined;
      const due = plan(state.snapshot, await env.currentTimeMs());
      const inStep = state.snapshot.rev >= entry(id).snapshot.rev;
      const idle = state.running.length === 0 && due.actions.length === 0 && !due.finished;
      return inStep && idle ? state : undefined;
    });
  }

  return {
    env,
    settled,
    dispatch: (snapshot) => dispatcher.syncDocument(snapshot),
    nowMs: () => env.currentTimeMs(),
    pass: (ms) => env.sleep(ms),
    ended: (id) =>
      env.client.workflow.getHandle(documentWorkflowId(id)).result() as Promise<string>,
    done: (id) => entry(id).done,
    keys: (id) => entry(id).done.map(({ key }) => key),
    daysOf(id, key, fromMs) {
      const times = entry(id).done.filter((done) => done.key === key);
      return times.map(({ atMs }) => Math.round(((atMs - fromMs) / dayMs) * 100) / 100);
    },
    lateMs(id, deadlineMs) {
      const [expired] = entry(id).done.filter(({ key }) => key === 'expire');
      if (!expired) throw new Error(`${id} was not closed`);
      return expired.atMs - deadlineMs;
    },
    snapshotOf: (id) => entry(id).snapshot,
    before(next) {
      hook = next;
    },
    committed(next) {
      afterCommit = next;
    },
    async send(id, given = {}) {
      const snapshot = { ...sentNow(id, await env.currentTimeMs()), ...given };
      documents.set(id, { snapshot, done: [] });
      await dispatcher.syncDocument(snapshot);
      return snapshot;
    },
    async change(id, change, silently) {
      const found = entry(id);
      found.snapshot = { ...found.snapshot, ...change, rev: found.snapshot.rev + 1 };
      if (!silently) await dispatcher.syncDocument(found.snapshot);
      return found.snapshot;
    },
    async stop() {
      worker.shutdown();
      await running;
      await env.teardown();
    },
  };
}

/** The server's time goes on while a busy worker is late: how late anything may be at most. */
export const maxDelayMs = minuteMs;

/** One signer, reminders on days 3, 7 and 14, a warning three days before the thirtieth. */
function sentNow(documentId: PublicId<'doc'>, nowMs: number): Snapshot {
  return {
    documentId,
    organizationId: 'org_a',
    rev: 1,
    status: 'sent',
    deadlineMs: nowMs + 30 * 86_400_000,
    reminderDays: [3, 7, 14],
    alertDays: 3,
    alertedForMs: null,
    recipients: [person('rec_a')],
    unsentMails: 0,
    recordsToTimestamp: 0,
    sealed: false,
  };
}

/** A signer who was not invited yet. */
export function person(
  id: PublicId<'rec'>,
  given: Partial<RecipientSnapshot> = {},
): RecipientSnapshot {
  return {
    id,
    role: 'signer',
    order: null,
    acted: false,
    invitedAtMs: null,
    invitedDeadlineMs: null,
    remindedAtMs: null,
    ...given,
  };
}
