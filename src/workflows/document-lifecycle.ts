import {
  CancellationScope,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  isCancellation,
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import { plan, type Action, type Wake } from '../domain/document/plan.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { dayMs, hourMs, minuteMs } from '../domain/time.ts';
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
/** An action that changed nothing is tried again, but not in a tight loop. */
const noProgressCooldownMs = minuteMs;
/** One that can only fail is tried again all the same: a deploy may have mended it. */
const permanentFailureCooldownMs = hourMs;

/**
 * One sent document, from sending to its last mail. PostgreSQL holds the truth; this waits, wakes
 * and retries. It is told levels (snapshots), never edges, so lost, doubled and reordered signals
 * do no harm, and everything it does can be done twice.
 */
export async function documentLifecycle(first: Snapshot): Promise<string> {
  let snapshot = first;
  let wake: Wake | undefined;
  let changes = 0;
  const running = new Map<string, Promise<void>>();
  const rests = new Map<string, Rest>();
  const failed = new Set<string>();
  const writeAttributes = makeAttributeWriter(first);

  setHandler(sync, (next) => {
    if (next.rev > snapshot.rev) snapshot = next;
    changes += 1;
  });
  setHandler(state, () => ({
    snapshot,
    running: [...running.keys()],
    wakeAtMs: wake?.atMs ?? null,
    why: wake?.why ?? null,
  }));

  const timer = makeTimer(() => {
    changes += 1;
  });

  function begin(action: Action): void {
    const step = { documentId: snapshot.documentId, rev: snapshot.rev, at: Date.now() };
    const done = run(action, step)
      .then((fresh) => {
        if (fresh.rev >= snapshot.rev) snapshot = fresh;
        failed.delete(action.key);
        rests.set(action.key, cooldownAfter(fresh, noProgressCooldownMs));
      })
      .catch((error: unknown) => {
        // The operator's word ends the whole workflow, and the main loop hears of it by itself.
        if (isCancellation(error)) return;
        // Retries never end by themselves, so this is a lost cause that a person should see.
        log.error('An activity of the document failed for good', { action: action.key, error });
        failed.add(action.key);
        rests.set(action.key, cooldownAfter(snapshot, permanentFailureCooldownMs));
      })
      .finally(() => {
        running.delete(action.key);
        changes += 1;
      });
    running.set(action.key, done);
  }

  for (;;) {
    const nowMs = Date.now();
    const next = plan(snapshot, nowMs);
    writeAttributes(snapshot);
    if (next.finished) return snapshot.status;

    wake = next.wake;
    const asSeen = JSON.stringify(snapshot);
    for (const action of next.actions) {
      if (running.has(action.key)) continue;
      // Every activity that writes mails also sends all that are waiting.
      if (action.run === 'notify' && [...running.keys()].some(sendsMails)) continue;
      const rest = rests.get(action.key);
      if (rest && rest.seen === asSeen && nowMs < rest.untilMs) {
        wake = sooner(wake, { atMs: rest.untilMs, why: `${action.run} again` });
        continue;
      }
      begin(action);
    }
    setCurrentDetails(
      describe(snapshot, { wake, running: [...running.keys()], failed: [...failed] }),
    );
    if (running.size === 0 && workflowInfo().continueAsNewSuggested) {
      await continueAsNew<typeof documentLifecycle>(snapshot);
    }
    timer.arm(wake, nowMs, running.size > 0);
    const seen = changes;
    await condition(() => changes > seen);
  }
}

/** An action that left the document as it was may be wanted again at once: it rests a while. */
interface Rest {
  seen: string;
  untilMs: number;
}

function cooldownAfter(snapshot: Snapshot, pauseMs: number): Rest {
  return { seen: JSON.stringify(snapshot), untilMs: Date.now() + pauseMs };
}

function run(action: Action, step: DocumentStep): Promise<Snapshot> {
  const activities = proxyActivities<DocumentActivities>(activityOptions(action));
  switch (action.run) {
    case 'remind':
      return activities.remind({ ...step, recipientId: action.recipientId });
    case 'inviteRecipients':
    case 'alertExpiry':
    case 'expire':
    case 'seal':
    case 'notify':
      return activities[action.run](step);
  }
}

function sendsMails(key: string): boolean {
  return key === 'inviteRecipients' || key === 'alertExpiry' || key.startsWith('remind:');
}

function sooner(a: Wake | undefined, b: Wake): Wake {
  return a !== undefined && a.atMs <= b.atMs ? a : b;
}

/**
 * One timer at a time, armed anew only when the wake changes: each costs events in the history. One
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
