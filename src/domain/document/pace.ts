import { hourMs, minuteMs } from '../time.ts';
import { earliest, type Action, type Wake } from './plan.ts';
import type { Snapshot } from './snapshot.ts';

/** An action that made no progress is tried again, but not in a tight loop. */
const noProgressCooldownMs = minuteMs;
/** One that can only fail is tried again all the same: a deploy may have fixed it. */
const permanentFailureCooldownMs = hourMs;

export type Outcome =
  /** `after` is the document as it was once the action was done. */
  { kind: 'done'; after: Snapshot } | { kind: 'permanentFailure' } | { kind: 'cancelled' };

/** Which planned actions start now, and which wait: one of a key runs at a time. */
export interface Pace {
  /**
   * Takes those that start now; the caller runs them and says how each ended.
   * @returns also when the first of those in cooldown may start
   */
  start(
    planned: readonly Action[],
    snapshot: Snapshot,
    nowMs: number,
  ): { actions: Action[]; wake: Wake | undefined };
  end(action: Action, outcome: Outcome, nowMs: number): void;
  /** Keys. */
  running(): string[];
  /** Keys of actions whose last run failed permanently. */
  failed(): string[];
}

interface Cooldown {
  /** The state of the document that nothing came of; any other is worth a try at once. */
  state: string;
  untilMs: number;
}

export function makePace(): Pace {
  /** By key, the snapshot that the action began with. */
  const running = new Map<string, Snapshot>();
  const cooldowns = new Map<string, Cooldown>();
  const failed = new Set<string>();

  return {
    start(planned, snapshot, nowMs) {
      const state = JSON.stringify(snapshot);
      const actions: Action[] = [];
      const wakes: Wake[] = [];
      for (const action of planned) {
        if (running.has(action.key)) continue;
        // Every activity that writes mails also sends all that are waiting.
        if (action.run === 'notify' && [...running.keys()].some(sendsMails)) continue;
        const cooldown = cooldowns.get(action.key);
        if (cooldown?.state === state && nowMs < cooldown.untilMs) {
          wakes.push({ atMs: cooldown.untilMs, why: `${action.run} again` });
          continue;
        }
        running.set(action.key, snapshot);
        actions.push(action);
      }
      return { actions, wake: earliest(wakes) };
    },

    end({ key, run }, outcome, nowMs) {
      const beganWith = running.get(key);
      running.delete(key);
      if (!beganWith || outcome.kind === 'cancelled') return;
      cooldowns.delete(key);
      failed.delete(key);
      if (outcome.kind === 'permanentFailure') {
        failed.add(key);
        const untilMs = nowMs + permanentFailureCooldownMs;
        cooldowns.set(key, { state: JSON.stringify(beganWith), untilMs });
      } else if (madeNoProgress(run, beganWith, outcome.after)) {
        const untilMs = nowMs + noProgressCooldownMs;
        cooldowns.set(key, { state: JSON.stringify(outcome.after), untilMs });
      }
    },

    running: () => [...running.keys()],
    failed: () => [...failed],
  };
}

/**
 * The document is as it was when the action began. That it is wanted again says nothing: a change
 * that committed during the run wants it, too. Nor does the revision alone, which an action raises
 * by its own commit; but one that was raised by more was changed and changed back by others.
 */
function madeNoProgress(run: Action['run'], before: Snapshot, after: Snapshot): boolean {
  // These two raise no revision: what they see to is counted, and no fact of the document.
  const ownCommits = run === 'notify' || run === 'timestamp' ? 0 : 1;
  return after.rev - before.rev <= ownCommits && planned(before) === planned(after);
}

/** What the planner sees of a snapshot. */
function planned(snapshot: Snapshot): string {
  return JSON.stringify({ ...snapshot, rev: 0 });
}

function sendsMails(key: string): boolean {
  return key === 'inviteRecipients' || key === 'alertExpiry' || key.startsWith('remind:');
}
