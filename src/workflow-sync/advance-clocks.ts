import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { DocumentId, OrganizationId } from '../domain/ids.ts';
import { laterOf, secondMs } from '../domain/time.ts';
import type { Clock } from '../outside/clock.ts';
import {
  countDue,
  countLeaving,
  countUnsealed,
  dueUntil,
  overdue,
  undispatched,
} from '../persistence/stores/test-workspaces/test-schedules.ts';
import {
  leaseAdvancing,
  moveClock,
  readClockRow,
  renewLease,
  setClock,
} from '../persistence/stores/test-workspaces/test-workspaces.ts';
import { dispatchDocument, type DispatchDeps } from './dispatch.ts';
import { repeat, type Repetition } from './repeat.ts';

export interface AdvanceDeps extends DispatchDeps {
  clock: Clock;
  /** Receives the error of a failed step, which is tried again. */
  onError: (error: unknown) => void;
}

const pollMs = 500;
/** Renewed with every step: of a process that dies another goes on after this. */
const leaseS = 8;
const maxClocks = 20;
const maxCallsUnderWay = 20;
/** Documents whose steps are taken together, each at its own time. */
const batchSize = 100;
/** So much of the workspace's time at most lies between the first and the last of them. */
const batchMs = secondMs;
/** Then the documents that are still due are told again: a call to Temporal may have failed. */
const patienceMs = 5_000;
/** A document that is late by a clock that runs is told again after this. */
const tellAgainMs = 10_000;
/** For seals that were under way when the clock was set going, and for mails, which are dated by it. */
const settlePatienceMs = 10_000;

/**
 * Every half second, in each worker: takes over the clocks of test workspaces that are on their way
 * and that nobody moves, and tells documents whose time has come by a clock that was moved before.
 */
export function startAdvancingClocks(deps: AdvanceDeps): Repetition {
  const moving = new Map<OrganizationId, Promise<void>>();
  const tellLate = makeTellLate(deps);
  const stopping = new AbortController();
  const loop = repeat(async () => {
    await takeOver(deps, moving, stopping.signal).catch(deps.onError);
    await tellLate().catch(deps.onError);
    return pollMs;
  });
  return {
    async stop() {
      stopping.abort();
      await loop.stop();
      await Promise.all(moving.values());
    },
  };
}

async function takeOver(
  deps: AdvanceDeps,
  moving: Map<OrganizationId, Promise<void>>,
  stop: AbortSignal,
): Promise<void> {
  for (const id of await leaseAdvancing(deps.database, leaseS, maxClocks)) {
    if (moving.has(id)) continue;
    const move = advanceClock(deps, id, stop)
      .catch(deps.onError)
      .finally(() => moving.delete(id));
    moving.set(id, move);
  }
}

/** Tells documents that are late by a clock that runs, each once in a while. */
function makeTellLate(deps: AdvanceDeps): () => Promise<void> {
  let told = new Map<DocumentId, number>();
  return async () => {
    const late = await overdue(deps.database, deps.clock.now(), batchSize);
    const nowMs = performance.now();
    const before = told;
    told = new Map(late.map((id) => [id, before.get(id) ?? -Infinity]));
    const due = late.filter((id) => nowMs - (told.get(id) ?? 0) >= tellAgainMs);
    for (const id of due) told.set(id, nowMs);
    await dispatchAll(deps, due);
  };
}

/**
 * Moves one clock until it is where it was to go. All that is known of the way stands in the
 * database, so that whoever takes over goes on where another stopped: the clock stands at the time
 * of the next step, its documents are told, and it goes on once they have done it and its mails have left.
 */
export async function advanceClock(
  deps: AdvanceDeps,
  organizationId: OrganizationId,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database } = deps;
  await untilSealed(deps, organizationId, stop);
  const untilMailed = makeUntilMailed(deps, organizationId, stop);
  while (!stop.aborted) {
    await renewLease(database, organizationId, leaseS);
    const row = await readClockRow(database.fork(), organizationId);
    if (!row?.standsAt || !row.advancingTo) return;
    const pending = await undispatched(database, organizationId, batchSize);
    if (pending.length > 0) {
      if (!(await dispatchAll(deps, pending))) await pause(pollMs);
      continue;
    }
    await untilMailed();
    const [first] = await dueUntil(database, organizationId, row.advancingTo, 1);
    if (!first) return setClock(database.fork(), organizationId, row.advancingTo, deps.clock.now());
    const end = new Date(Math.min(row.advancingTo.getTime(), first.dueAt.getTime() + batchMs));
    const batch = await dueUntil(database, organizationId, end, batchSize);
    const standsAt = laterOf(row.standsAt, batch.at(-1)?.dueAt ?? first.dueAt);
    await moveClock(database, organizationId, standsAt);
    const ids = batch.map(({ documentId }) => documentId);
    await dispatchAll(deps, ids);
    await untilTrue(patienceMs, async () => (await countDue(database, ids, standsAt)) === 0, stop);
  }
}

async function untilSealed(
  { database }: AdvanceDeps,
  organizationId: OrganizationId,
  stop: AbortSignal,
): Promise<void> {
  const row = await readClockRow(database.fork(), organizationId);
  if (row?.standsAt?.getTime() !== row?.advancingFrom?.getTime()) return;
  const isSealed = async () => {
    await renewLease(database, organizationId, leaseS);
    return (await countUnsealed(database, organizationId)) === 0;
  };
  await untilTrue(settlePatienceMs, isSealed, stop);
}

/** Mails that did not leave in time once, as those beyond an hour's limit, are waited for no more. */
function makeUntilMailed(
  { database }: AdvanceDeps,
  organizationId: OrganizationId,
  stop: AbortSignal,
): () => Promise<void> {
  let isHeld = false;
  const isMailed = async () => {
    await renewLease(database, organizationId, leaseS);
    return (await countLeaving(database, organizationId)) === 0;
  };
  return async () => {
    if (isHeld) return;
    isHeld = !(await untilTrue(settlePatienceMs, isMailed, stop));
  };
}

/** @returns whether Temporal has them all */
async function dispatchAll(deps: AdvanceDeps, ids: readonly DocumentId[]): Promise<boolean> {
  const limit = pLimit(maxCallsUnderWay);
  const dispatched = ids.map((id) => limit(() => dispatchDocument(deps, id)));
  const outcomes = await Promise.allSettled(dispatched);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed) deps.onError(reason);
  return failed.length === 0;
}

/** Looks again and again, at growing intervals. @returns false where its time was over before */
async function untilTrue(
  ms: number,
  isTrue: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + ms;
  let waitMs = 5;
  while (!stop.aborted && performance.now() < end) {
    if (await isTrue()) return true;
    await pause(waitMs);
    waitMs = Math.min(2 * waitMs, 50);
  }
  return false;
}
