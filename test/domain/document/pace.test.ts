import { describe, expect, test } from '@jest/globals';
import { makePace, type Outcome } from '../../../src/domain/document/pace.ts';
import type { Action } from '../../../src/domain/document/plan.ts';
import type { Snapshot } from '../../../src/domain/document/snapshot.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { recipient, snapshot, startMs } from './given.ts';

const invite: Action = { key: 'inviteRecipients', run: 'inviteRecipients' };
const notify: Action = { key: 'notify', run: 'notify' };
const timestamp: Action = { key: 'timestamp', run: 'timestamp' };
const before = snapshot({ rev: 5, recipients: [recipient({ invitedAtMs: null })], unsentMails: 2 });

function keysOf({ actions }: { actions: Action[] }): string[] {
  return actions.map(({ key }) => key);
}

describe('what starts', () => {
  test('is each planned action, one of a key at a time', () => {
    const pace = makePace();
    expect(keysOf(pace.start([invite], before, startMs))).toEqual(['inviteRecipients']);
    expect(keysOf(pace.start([invite], { ...before, rev: 6 }, startMs))).toEqual([]);
    expect(pace.running()).toEqual(['inviteRecipients']);
  });

  test('is no mere sending of mails beside an action that sends them, too', () => {
    const pace = makePace();
    expect(keysOf(pace.start([invite, notify], before, startMs))).toEqual(['inviteRecipients']);
    pace.end(invite, { kind: 'done', after: { ...before, rev: 6, recipients: [] } }, startMs);
    expect(keysOf(pace.start([notify], before, startMs))).toEqual(['notify']);
  });
});

/** The action begins with `before`, ends so, and is planned again for `now` straight away. */
function afterwards(action: Action, outcome: Outcome, now: Snapshot) {
  const pace = makePace();
  pace.start([action], before, startMs);
  pace.end(action, outcome, startMs);
  return { pace, next: pace.start([action], now, startMs) };
}

describe('an action that is wanted again', () => {
  const invited = recipient({ invitedAtMs: startMs });
  const added = recipient({ id: 'rec_b', invitedAtMs: null });
  const partly = { ...before, rev: 7, recipients: [invited, added] };
  test.each<[string, Action, Snapshot, boolean]>([
    ['starts at once when a recipient was added during it', invite, partly, true],
    ['starts at once when others undid it', invite, { ...before, rev: 7 }, true],
    ['waits when it changed nothing', invite, before, false],
    ['waits when it raised the revision and nothing else', invite, { ...before, rev: 6 }, false],
    ['starts at once when mails were written during it', notify, { ...before, rev: 6 }, true],
    ['starts at once when it sent some of the mails', notify, { ...before, unsentMails: 1 }, true],
    ['waits when it sent no mail', notify, before, false],
    ['waits when it fetched no token', timestamp, before, false],
    ['starts at once when another act came', timestamp, { ...before, rev: 6 }, true],
  ])('%s', (_rule, action, after, startsAtOnce) => {
    const { next } = afterwards(action, { kind: 'done', after }, after);
    expect(keysOf(next)).toEqual(startsAtOnce ? [action.key] : []);
    const atMs = startMs + minuteMs;
    expect(next.wake).toEqual(startsAtOnce ? undefined : { atMs, why: `${action.run} again` });
  });

  test('waits no longer than its minute, nor once the document changes', () => {
    const { pace } = afterwards(invite, { kind: 'done', after: before }, before);
    expect(keysOf(pace.start([invite], before, startMs + minuteMs - 1))).toEqual([]);
    expect(keysOf(pace.start([invite], before, startMs + minuteMs))).toEqual([invite.key]);
    const changed = afterwards(invite, { kind: 'done', after: before }, { ...before, rev: 6 });
    expect(keysOf(changed.next)).toEqual([invite.key]);
  });

  test('waits an hour when it failed permanently, and is named as long', () => {
    const { pace, next } = afterwards(invite, { kind: 'permanentFailure' }, before);
    expect(next.wake?.atMs).toBe(startMs + hourMs);
    expect(pace.failed()).toEqual([invite.key]);
    pace.start([invite], before, startMs + hourMs);
    pace.end(invite, { kind: 'done', after: partly }, startMs + hourMs);
    expect(pace.failed()).toEqual([]);
  });

  test('starts at once when it failed with a document that has changed since', () => {
    const { next } = afterwards(invite, { kind: 'permanentFailure' }, { ...before, rev: 6 });
    expect(keysOf(next)).toEqual([invite.key]);
  });

  test('starts at once when it was cancelled', () => {
    const { next } = afterwards(invite, { kind: 'cancelled' }, before);
    expect(keysOf(next)).toEqual([invite.key]);
  });
});
