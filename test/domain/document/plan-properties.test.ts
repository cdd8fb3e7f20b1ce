import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plan } from '../../../src/domain/document/plan.ts';
import type { Snapshot } from '../../../src/domain/document/snapshot.ts';
import { turns } from '../../../src/domain/document/turns.ts';
import { dayMs } from '../../../src/domain/time.ts';
import { startMs } from './given.ts';
import { apply, live } from '../../support/simulated-document.ts';

const time = fc.integer({ min: 0, max: 40 * 24 }).map((hours) => startMs + hours * 3_600_000);
const recipients = fc
  .array(
    fc.record({
      role: fc.constantFrom('signer', 'approver', 'viewer'),
      order: fc.option(fc.integer({ min: 1, max: 3 })),
      acted: fc.boolean(),
      invitedAtMs: fc.option(time),
      invitedDeadlineMs: fc.option(time),
      remindedAtMs: fc.option(time),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.map((one, index) => ({ ...one, id: `rec_${index}` as const })));
const reminderDays = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 10 })
  .map((days) => days.toSorted((a, b) => a - b));
const snapshots: fc.Arbitrary<Snapshot> = fc.record({
  documentId: fc.constant('doc_a' as const),
  organizationId: fc.constant('org_a' as const),
  rev: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom('sent', 'in_progress', 'completed', 'cancelled', 'declined'),
  deadlineMs: time,
  reminderDays,
  alertDays: fc.integer({ min: 0, max: 30 }),
  alertedForMs: fc.option(time),
  recipients,
  unsentMails: fc.nat(3),
  recordsToTimestamp: fc.nat(2),
  sealed: fc.boolean(),
});
const fresh = snapshots.map((given): Snapshot => ({
  ...given,
  status: 'sent',
  unsentMails: 0,
  recordsToTimestamp: 0,
  alertedForMs: null,
  deadlineMs: (given.deadlineMs ?? 0) + dayMs,
  recipients: given.recipients.map((one) => ({
    ...one,
    acted: false,
    invitedAtMs: null,
    invitedDeadlineMs: null,
    remindedAtMs: null,
  })),
}));

test('no action is ever for a recipient who waits', () => {
  fc.assert(
    fc.property(snapshots, time, (given, nowMs) => {
      const turn = turns(given.recipients);
      for (const action of plan(given, nowMs).actions) {
        const { to } = apply(given, action, nowMs);
        expect(to.filter((id) => turn.get(id) === 'waiting')).toEqual([]);
        if (action.run === 'remind') expect(turn.get(action.recipientId)).toBe('due');
      }
    }),
  );
});

test('the wake is never in the past, and nothing wakes a final document', () => {
  fc.assert(
    fc.property(snapshots, time, (given, nowMs) => {
      const { wake } = plan(given, nowMs);
      if (wake) expect(wake.atMs).toBeGreaterThan(nowMs);
      if (!['sent', 'in_progress'].includes(given.status)) expect(wake).toBeUndefined();
    }),
  );
});

test('an open document that is left alone always ends, and not after its deadline', () => {
  fc.assert(
    fc.property(fresh, (given) => {
      const { end, done } = live(given, startMs, Infinity);
      const due = given.recipients.some(({ role }) => role !== 'viewer');
      expect(end.status).toBe('cancelled');
      const expired = done.find(({ key }) => key === 'expire');
      expect(expired?.atMs).toBe(Math.max(given.deadlineMs ?? 0, startMs));
      if (due && (given.deadlineMs ?? 0) > startMs) expect(done[0]?.key).toBe('inviteRecipients');
    }),
  );
});

test('a recipient is never reminded twice within 24 hours, whatever the schedule and the outages', () => {
  fc.assert(
    fc.property(fresh, fc.array(time, { maxLength: 6 }), (given, outages) => {
      let state = given;
      const times: { id: string; atMs: number }[] = [];
      // Nothing runs between these moments: whatever was due by then is caught up with.
      for (const atMs of [startMs, ...outages.toSorted((a, b) => a - b)]) {
        const { end, done } = live(state, atMs, atMs + dayMs);
        state = end;
        for (const { key, to, atMs: at } of done) {
          if (key.startsWith('remind:')) times.push(...to.map((id) => ({ id, atMs: at })));
        }
      }
      for (const { id, atMs } of times) {
        const near = times.filter(
          (other) => other.id === id && Math.abs(other.atMs - atMs) < dayMs,
        );
        expect(new Set(near.map((other) => other.atMs)).size).toBe(1);
        expect(near).toHaveLength(1);
      }
    }),
  );
});

test('each deadline is warned of once at most, and never when it has passed', () => {
  fc.assert(
    fc.property(fresh, (given) => {
      const { done } = live(given, startMs, Infinity);
      const warnings = done.filter(({ key }) => key === 'alertExpiry');
      expect(warnings.length).toBeLessThanOrEqual(1);
      for (const { atMs } of warnings) expect(atMs).toBeLessThan(given.deadlineMs ?? 0);
    }),
  );
});

test('every action that is done changes the document, so nothing is done in a loop', () => {
  fc.assert(
    fc.property(snapshots, time, (given, nowMs) => {
      for (const action of plan(given, nowMs).actions) {
        expect(apply(given, action, nowMs).after).not.toBe(given);
      }
    }),
  );
});

test('snapshots lost, doubled and out of order lead to the same actions', () => {
  fc.assert(
    fc.property(
      fc.array(snapshots, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      time,
      (list, picks, nowMs) => {
        const levels = list.map((given, index) => ({ ...given, rev: index + 1 }));
        const last = levels.at(-1) as Snapshot;
        const arriving = [...levels.filter(() => picks.next().value % 2 === 0), last];
        const doubled = [...arriving, ...arriving].toSorted(() => (picks.next().value % 3) - 1);
        const kept = doubled.reduce((now, next) => (next.rev > now.rev ? next : now));
        expect(plan(kept, nowMs)).toEqual(plan(last, nowMs));
      },
    ),
  );
});
