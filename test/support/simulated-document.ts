import { turns } from '../../src/domain/document/turns.ts';
import {
  plan,
  nextReminder,
  recipientsToWarn,
  type Action,
} from '../../src/domain/document/plan.ts';
import type { Snapshot } from '../../src/domain/document/snapshot.ts';

export interface Done {
  atMs: number;
  key: string;
  /** Recipients invited, reminded or warned by it. */
  to: string[];
}

/**
 * What the activities do to a document, by the same guards as the operations; so that a plan can be
 * lived through in milliseconds.
 */
export function apply(
  given: Snapshot,
  action: Action,
  nowMs: number,
): { after: Snapshot; to: string[] } {
  const turn = turns(given.recipients);
  const open = given.status === 'sent' || given.status === 'in_progress';
  const next = { ...given, rev: given.rev + 1 };
  const same = { after: given, to: [] };
  switch (action.run) {
    case 'inviteRecipients': {
      if (!open) return same;
      const fresh = given.recipients.filter(
        ({ id, acted, invitedAtMs }) =>
          !acted && invitedAtMs === null && turn.get(id) !== 'waiting',
      );
      const to = fresh.map(({ id }) => id);
      const recipients = given.recipients.map((one) =>
        to.includes(one.id)
          ? { ...one, invitedAtMs: nowMs, invitedDeadlineMs: given.deadlineMs }
          : one,
      );
      return to.length === 0 ? same : { after: { ...next, recipients }, to };
    }
    case 'remind': {
      const one = given.recipients.find(({ id }) => id === action.recipientId);
      const due = one && nextReminder(one, given.reminderDays);
      if (!open || !one || turn.get(one.id) !== 'due' || !due || due.atMs > nowMs) return same;
      const recipients = given.recipients.map((other) =>
        other === one ? { ...one, remindedAtMs: nowMs } : other,
      );
      return { after: { ...next, recipients }, to: [one.id] };
    }
    case 'alertExpiry': {
      const to = recipientsToWarn(given).map(({ id }) => id);
      if (!open || to.length === 0 || given.alertedForMs === given.deadlineMs) return same;
      return { after: { ...next, alertedForMs: given.deadlineMs }, to };
    }
    case 'expire':
      if (!open || given.deadlineMs === null || given.deadlineMs > nowMs) return same;
      return { after: { ...next, status: 'cancelled', unsentMails: 1 }, to: [] };
    case 'seal':
      return { after: { ...next, sealed: true, unsentMails: 2, recordsToTimestamp: 0 }, to: [] };
    case 'notify':
      // Mails that leave are no change of the document: the revision stays.
      return { after: { ...given, unsentMails: 0 }, to: [] };
    case 'timestamp':
      // Nor is a token of a record.
      return { after: { ...given, recordsToTimestamp: 0 }, to: [] };
  }
}

/** Lives through the document until it is finished or `untilMs` has come. */
export function live(
  first: Snapshot,
  fromMs: number,
  untilMs: number,
): { end: Snapshot; done: Done[] } {
  const done: Done[] = [];
  let given = first;
  let nowMs = fromMs;
  for (let step = 0; step < 2_000; step += 1) {
    const next = plan(given, nowMs);
    if (next.finished) return { end: given, done };
    for (const action of next.actions) {
      const { after, to } = apply(given, action, nowMs);
      done.push({ atMs: nowMs, key: action.key, to });
      given = after;
    }
    if (next.actions.length > 0) continue;
    if (!next.wake || next.wake.atMs > untilMs) return { end: given, done };
    nowMs = next.wake.atMs;
  }
  throw new Error('the plan does not come to rest');
}
