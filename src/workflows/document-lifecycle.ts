import {
  CancellationScope,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  isCancellation,
  log,
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import { makePace, type Outcome } from '../domain/document/pace.ts';
import { earliest, plan, type Action, type Wake } from '../domain/document/plan.ts';
import { isNewer, type Snapshot } from '../domain/document/snapshot.ts';
import { workspaceTimeMs } from '../domain/test-workspace/clock.ts';
import { dayMs } from '../domain/time.ts';
import {
  stateQuery,
  syncSignal,
  type DocumentActivities,
  type DocumentStep,
  type LifecycleState,
} from './contracts.ts';
import { activityOptions } from './activity-options.ts';
import { describe, makeAttributeWriter } from './operator-view.ts';

export const sync = defineSignal<[Snapshot]>(syncSignal);
export const state = defineQuery<LifecycleState>(stateQuery);

/** The server keeps timers for a hundred years, but a year is as far as a plan can be trusted. */
const maxTimerMs = 365 * dayMs;

/** Runs of earlier releases continued as new only when nothing ran, however long they became. */
const whileRunning = 'continue-as-new-while-running';

/**
 * One sent document, from sending to its last mail. PostgreSQL holds the truth; this waits, wakes
 * and retries. It receives levels (snapshots), never edges, so that lost, doubled and reordered
 * signals do no harm, and everything it does can be done twice.
 */
export async function documentLifecycle(first: Snapshot): Promise<string> {
  let snapshot = first;
  let wake: Wake | undefined;
  let changes = 0;
  const pace = makePace();
  const activities = new CancellationScope();
  const writeAttributes = makeAttributeWriter(first);

  setHandler(sync, (next) => {
    if (isNewer(next, snapshot)) snapshot = next;
    changes += 1;
  });
  setHandler(state, () => ({
    snapshot,
    running: pace.running(),
    wakeAtMs: wake?.atMs ?? null,
    why: wake?.why ?? null,
  }));

  const timer = makeTimer(() => {
    changes += 1;
  });

  async function begin(action: Action): Promise<void> {
    const { documentId, rev, clock } = snapshot;
    const step = { documentId, rev, at: workspaceTimeMs(clock, Date.now()) };
    const outcome = await activities.run(() => outcomeOf(action, step));
    if (outcome.kind === 'done' && !isNewer(snapshot, outcome.after)) snapshot = outcome.after;
    pace.end(action, outcome, Date.now());
    changes += 1;
  }

  for (;;) {
    const nowMs = Date.now();
    const next = plan(snapshot, workspaceTimeMs(snapshot.clock, nowMs));
    writeAttributes(snapshot);
    if (next.finished) return snapshot.status;

    const due = pace.start(next.actions, snapshot, nowMs);
    for (const action of due.actions) void begin(action);
    wake = earliest([inRealTime(next.wake, snapshot), due.wake].filter((one) => one !== undefined));
    const running = pace.running();
    setCurrentDetails(describe(snapshot, { wake, running, failed: pace.failed() }));
    const { continueAsNewSuggested: isLong } = workflowInfo();
    if (isLong && (running.length === 0 || patched(whileRunning))) {
      // Ends what waits for its next attempt, and waits for what is under way: nothing runs beside
      // itself in the run that follows, which begins what is still to be done by the plan.
      activities.cancel();
      await condition(() => pace.running().length === 0);
      await continueAsNew<typeof documentLifecycle>(snapshot);
    }
    timer.arm(wake, nowMs, running.length > 0);
    const seen = changes;
    await condition(() => changes > seen);
  }
}

/**
 * A time of a test workspace as the workflow's own. While its clock is moved there is none to wait
 * for: whoever moves it signals when the time has come.
 */
function inRealTime(wake: Wake | undefined, { clock }: Snapshot): Wake | undefined {
  if (!wake || !clock) return wake;
  return clock.standsAtMs === null ? { ...wake, atMs: wake.atMs - clock.offsetMs } : undefined;
}

async function outcomeOf(action: Action, step: DocumentStep): Promise<Outcome> {
  try {
    return { kind: 'done', after: await run(action, step) };
  } catch (error) {
    // An operator's cancellation ends the whole workflow, and reaches the main loop by itself. An
    // attempt that fails after the run's own is its last, and is made again in the next run.
    const isLast = CancellationScope.current().consideredCancelled;
    if (isLast || isCancellation(error)) return { kind: 'cancelled' };
    // Retries never end by themselves, so a person should see this.
    log.error('An activity of the document failed permanently', { action: action.key, error });
    return { kind: 'permanentFailure' };
  }
}

function run(action: Action, step: DocumentStep): Promise<Snapshot> {
  const activities = proxyActivities<DocumentActivities>(activityOptions(action));
  switch (action.run) {
    case 'remind':
      return activities.remind({ ...step, recipientId: action.recipientId });
    case 'inviteRecipients':
    case 'alertExpiry':
    case 'expire':
    case 'timestamp':
    case 'seal':
    case 'notify':
      return activities[action.run](step);
  }
}

/**
 * One timer at a time, armed again only when the wake changes: each costs events in the history. One
 * that is early only makes the loop look again, so it stays while work is under way that may move
 * the wake once more (`unsettled`), and when there is nothing left to wait for.
 */
function makeTimer(onFire: () => void) {
  let armedFor: number | undefined;
  let scope: CancellationScope | undefined;
  return {
    arm(wake: Wake | undefined, nowMs: number, unsettled: boolean): void {
      if (!wake || wake.atMs === armedFor) return;
      if (armedFor !== undefined && armedFor <= wake.atMs && unsettled) return;
      scope?.cancel();
      armedFor = wake.atMs;
      const waitMs = Math.min(Math.max(wake.atMs - nowMs, 1), maxTimerMs);
      const own = new CancellationScope();
      scope = own;
      own
        .run(() => sleep(waitMs, { summary: wake.why }))
        .then(() => {
          if (scope !== own) return;
          armedFor = undefined;
          onFire();
        })
        .catch((error: unknown) => {
          if (!isCancellation(error)) throw error;
        });
    },
  };
}
