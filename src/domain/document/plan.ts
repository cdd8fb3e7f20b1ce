import type { PublicId } from '../ids.ts';
import { mustAct } from '../recipient/recipient.ts';
import { dayMs, hourMs } from '../time.ts';
import { needsWorkflow } from './needs-workflow.ts';
import type { ScheduledRecipient, Snapshot } from './snapshot.ts';
import { turns } from './turns.ts';

/** `key` names the action: one of a key runs at a time, and its repetition changes nothing. */
export type Action =
  | { key: string; run: 'inviteRecipients' }
  | { key: string; run: 'remind'; recipientId: PublicId<'rec'>; number: number }
  | { key: string; run: 'alertExpiry' }
  | { key: string; run: 'expire' }
  | { key: string; run: 'timestamp' }
  | { key: string; run: 'seal' }
  | { key: string; run: 'notify' };

export interface Wake {
  atMs: number;
  /** For people, in the Temporal UI. */
  why: string;
}

export interface Plan {
  actions: Action[];
  wake?: Wake;
  /** Nothing will ever be left to do. */
  finished: boolean;
}

/** What to do now and when to look again: a function of the snapshot and the time alone. */
export function plan(snapshot: Snapshot, nowMs: number): Plan {
  const { status, sealed } = snapshot;
  if (!needsWorkflow(snapshot)) return { actions: [], finished: true };
  if (status === 'sent' || status === 'in_progress') return whileOpen(snapshot, nowMs);
  const seal: Action[] = status === 'completed' && !sealed ? [{ key: 'seal', run: 'seal' }] : [];
  return { actions: [...seal, ...mails(snapshot)], finished: false };
}

function mails(snapshot: Snapshot): Action[] {
  return snapshot.unsentMails > 0 ? [{ key: 'notify', run: 'notify' }] : [];
}

/** As early as can be; the records that have none at the end get theirs when they are sealed. */
function timestamps({ recordsToTimestamp }: Snapshot): Action[] {
  return recordsToTimestamp > 0 ? [{ key: 'timestamp', run: 'timestamp' }] : [];
}

function whileOpen(snapshot: Snapshot, nowMs: number): Plan {
  if (snapshot.deadlineMs !== null && snapshot.deadlineMs <= nowMs) {
    return { actions: [{ key: 'expire', run: 'expire' }], finished: false };
  }
  const actions = [...mails(snapshot), ...timestamps(snapshot)];
  const wakes: Wake[] = [];
  if (snapshot.deadlineMs !== null) wakes.push({ atMs: snapshot.deadlineMs, why: 'deadline' });

  const turn = turns(snapshot.recipients);
  const received = snapshot.recipients.filter(({ id }) => turn.get(id) !== 'waiting');
  if (received.some(({ acted, invitedAtMs }) => !acted && invitedAtMs === null)) {
    actions.push({ key: 'inviteRecipients', run: 'inviteRecipients' });
  }

  for (const recipient of received) {
    if (turn.get(recipient.id) !== 'due') continue;
    // A recipient who is not invited yet is invited now, so that the days count from now.
    const invited = { ...recipient, invitedAtMs: recipient.invitedAtMs ?? nowMs };
    const reminder = nextReminder(invited, snapshot.reminderDays);
    if (!reminder) continue;
    if (reminder.atMs <= nowMs) {
      const { id } = recipient;
      actions.push({
        key: `remind:${id}`,
        run: 'remind',
        recipientId: id,
        number: reminder.number,
      });
    } else {
      const of = snapshot.reminderDays.length;
      wakes.push({ atMs: reminder.atMs, why: `reminder ${reminder.number} of ${of}` });
    }
  }

  const alert = expiryAlert(snapshot);
  if (alert && alert.atMs > nowMs) wakes.push(alert);
  else if (alert) actions.push({ key: 'alertExpiry', run: 'alertExpiry' });

  const wake = earliest(wakes);
  return { actions, ...(wake && { wake }), finished: false };
}

export function earliest(wakes: readonly Wake[]): Wake | undefined {
  return wakes.reduce<Wake | undefined>(
    (first, next) => (first === undefined || next.atMs < first.atMs ? next : first),
    undefined,
  );
}

/**
 * The next automatic reminder of a recipient who holds the turn. Days missed in an outage collapse
 * into one. A day is passed over when a reminder of either kind went out within the 24 hours before
 * it; an hour of slack lets a daily schedule drift by a late timer instead of losing every other
 * day, and the reminder then waits until the 24 hours are full.
 */
export function nextReminder(
  recipient: Pick<ScheduledRecipient, 'invitedAtMs' | 'remindedAtMs'>,
  reminderDays: readonly number[],
): { atMs: number; number: number } | undefined {
  const { invitedAtMs, remindedAtMs } = recipient;
  if (invitedAtMs === null) return undefined;
  for (const [index, day] of reminderDays.entries()) {
    const dueMs = invitedAtMs + day * dayMs;
    if (remindedAtMs === null) return { atMs: dueMs, number: index + 1 };
    if (remindedAtMs <= dueMs - 23 * hourMs) {
      return { atMs: Math.max(dueMs, remindedAtMs + dayMs), number: index + 1 };
    }
  }
  return undefined;
}

/** When those still due are warned; absent once they were for this deadline, or if nobody is due. */
function expiryAlert(snapshot: Snapshot): Wake | undefined {
  const { deadlineMs, alertedForMs } = snapshot;
  if (deadlineMs === null || alertedForMs === deadlineMs) return undefined;
  if (recipientsToWarn(snapshot).length === 0) return undefined;
  return { atMs: deadlineMs - snapshot.alertDays * dayMs, why: 'expiry warning' };
}

/** Those still due, but for whom the deadline was already that near when they were invited. */
export function recipientsToWarn<Recipient extends ScheduledRecipient>({
  deadlineMs,
  alertDays,
  recipients,
}: Pick<Snapshot, 'deadlineMs' | 'alertDays'> & { recipients: readonly Recipient[] }): Recipient[] {
  if (deadlineMs === null) return [];
  const turn = turns(recipients);
  const windowMs = alertDays * dayMs;
  return recipients.filter(
    ({ id, role, invitedAtMs, invitedDeadlineMs }) =>
      mustAct(role) &&
      turn.get(id) === 'due' &&
      invitedAtMs !== null &&
      !(invitedDeadlineMs === deadlineMs && deadlineMs - invitedAtMs <= windowMs),
  );
}
