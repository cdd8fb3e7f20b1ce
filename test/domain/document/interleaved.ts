import fc from 'fast-check';
import { makePace } from '../../../src/domain/document/pace.ts';
import { plan, type Action } from '../../../src/domain/document/plan.ts';
import type { Snapshot } from '../../../src/domain/document/snapshot.ts';
import { apply } from '../../support/simulated-document.ts';
import { recipient, snapshot, startMs } from './given.ts';

/** What an activity does to the document when it commits. */
export type Effect = 'effective' | 'nothing' | 'revision only' | 'fails permanently';

export interface Run {
  action: Action;
  beganWith: Snapshot;
  atMs: number;
  /** Changes by others: those that the workflow knew when the run began. */
  knownChanges: number;
  phase: 'begun' | 'committed' | 'read';
  after: Snapshot;
}

/** What may happen next. Numbers pick one of those there are. */
export type Happening =
  | { happens: 'change'; how: 'added' | 'removed' | 'readdressed' | 'mail'; who: number }
  | { happens: 'signal'; pick: number }
  | { happens: 'activity goes on'; pick: number; effect: Effect }
  | { happens: 'time passes'; ms: number };

/** Changes commit before, during and after an activity; signals come late, doubled or never. */
export function happenings(effects: Effect[], maxPassMs: number): fc.Arbitrary<Happening[]> {
  const activity = fc.record({
    happens: fc.constant('activity goes on' as const),
    pick: fc.nat(3),
    effect: fc.constantFrom(...effects),
  });
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: activity },
      fc.record({
        happens: fc.constant('change' as const),
        how: fc.constantFrom('added' as const, 'removed', 'readdressed', 'mail'),
        who: fc.nat(2),
      }),
      fc.record({ happens: fc.constant('signal' as const), pick: fc.nat(20) }),
      fc.record({ happens: fc.constant('time passes' as const), ms: fc.nat(maxPassMs) }),
    ),
    { maxLength: 60, size: 'max' },
  );
}

/** A document, its workflow's loop and its activities, one happening at a time. */
export class Interleaved {
  nowMs = startMs;
  /** The document as the database has it, and as the workflow knows it. */
  committed = snapshot({ recipients: [recipient({ invitedAtMs: null, invitedDeadlineMs: null })] });
  known = this.committed;
  /** Revisions that others made. */
  readonly changes: number[] = [];
  readonly runs: Run[] = [];
  readonly pace = makePace();
  /** What was committed, oldest first; any of it may be signalled at any time. */
  private readonly signals = [this.committed];
  private readonly begun: (run: Run) => void;
  private readonly held: (keys: string[]) => void;

  /** @param begun hears of each action that starts; `held` of those that are in cooldown */
  constructor(begun: (run: Run) => void, held: (keys: string[]) => void) {
    this.begun = begun;
    this.held = held;
    this.look();
  }

  happen(next: Happening): void {
    if (next.happens === 'change') this.change(next.how, next.who);
    else if (next.happens === 'time passes') this.nowMs += next.ms;
    else if (next.happens === 'signal') {
      const signalled = this.signals[next.pick % this.signals.length];
      if (signalled && signalled.rev > this.known.rev) this.known = signalled;
    } else {
      const run = this.runs[next.pick % this.runs.length];
      if (run) this.goOn(run, next.effect);
    }
    this.look();
  }

  /** All activities end and the last signal comes, while no time passes. */
  drain(): void {
    for (let steps = 0; steps < 200 && this.runs.length > 0; steps += 1) {
      this.happen({ happens: 'activity goes on', pick: 0, effect: 'effective' });
    }
    this.happen({ happens: 'signal', pick: this.signals.length - 1 });
    if (this.runs.length > 0) this.drain();
  }

  private commit(next: Partial<Snapshot>): void {
    this.committed = { ...this.committed, ...next };
    this.signals.push(this.committed);
  }

  private change(how: (Happening & { happens: 'change' })['how'], who: number): void {
    const id = `rec_${who}` as const;
    const fresh = recipient({ id, invitedAtMs: null, invitedDeadlineMs: null });
    const others = this.committed.recipients.filter((one) => one.id !== id);
    const rev = this.committed.rev + 1;
    if (how === 'mail') this.commit({ rev, unsentMails: this.committed.unsentMails + 1 });
    else this.commit({ rev, recipients: how === 'removed' ? others : [...others, fresh] });
    this.changes.push(this.committed.rev);
  }

  private goOn(run: Run, effect: Effect): void {
    if (run.phase === 'begun') {
      if (effect === 'fails permanently') {
        this.end(run, { kind: 'permanentFailure' });
        return;
      }
      const { after } = apply(this.committed, run.action, run.atMs);
      if (effect === 'revision only') this.commit({ rev: this.committed.rev + 1 });
      else if (effect === 'effective') this.commit(after);
      run.phase = 'committed';
    } else if (run.phase === 'committed') {
      run.after = this.committed;
      run.phase = 'read';
    } else {
      if (run.after.rev >= this.known.rev) this.known = run.after;
      this.end(run, { kind: 'done', after: run.after });
    }
  }

  private end(run: Run, outcome: Parameters<typeof this.pace.end>[1]): void {
    this.runs.splice(this.runs.indexOf(run), 1);
    this.pace.end(run.action, outcome, this.nowMs);
  }

  /** As the workflow's loop does after whatever happened. */
  private look(): void {
    const planned = plan(this.known, this.nowMs).actions;
    const { actions } = this.pace.start(planned, this.known, this.nowMs);
    for (const action of actions) {
      const knownChanges = this.changes.filter((rev) => rev <= this.known.rev).length;
      const begin = { beganWith: this.known, after: this.known, atMs: this.nowMs, knownChanges };
      const run: Run = { action, phase: 'begun', ...begin };
      this.runs.push(run);
      this.begun(run);
    }
    const running = new Set(this.pace.running());
    // Others send the waiting mails with their own.
    if ([...running].some((key) => key !== 'notify' && key !== 'expire')) running.add('notify');
    this.held(planned.map(({ key }) => key).filter((key) => !running.has(key)));
  }
}
