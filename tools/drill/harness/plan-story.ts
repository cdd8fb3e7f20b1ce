import type { Random } from './random.ts';
import type { Ending, PlannedRecipient, Story } from './story.ts';

const endings: readonly Ending[] = [
  ...(['complete', 'complete', 'complete', 'complete', 'complete', 'complete'] as const),
  ...(['open', 'open', 'void', 'void', 'decline', 'delete', 'expire', 'draft'] as const),
  ...(['delete sealed', 'delete sealed'] as const),
];

/** Who gets a document, in which order, and how it is to end. */
export function planStory(random: Random, name: string, startedMs: number): Story {
  const ending = random.pick(endings);
  return {
    title: `Drill ${name}.`,
    ending,
    recipients: planRecipients(random, name),
    ...(ending === 'expire' && { deadlineMs: random.int(4_000, 8_000) }),
    ...blank(startedMs),
  };
}

/** So many signers, one after the other. */
export function planSigners(name: string, count: number, ending: Ending, startedMs: number): Story {
  const recipients = Array.from({ length: count }, (_, at): PlannedRecipient => {
    return { email: `r${at}.${name}@example.com`, role: 'signer', order: at + 1 };
  });
  return { title: `Drill ${name}.`, ending, recipients, ...blank(startedMs) };
}

/** So many at once, nobody after another: three approvers, two viewers, and signers. */
export function planActors(name: string, count: number, startedMs: number): Story {
  const recipients = Array.from({ length: count }, (_, at): PlannedRecipient => {
    const role = at < 3 ? 'approver' : at < 5 ? 'viewer' : 'signer';
    return { email: `r${at}.${name}@example.com`, role };
  });
  return { title: `Drill ${name}.`, ending: 'complete', recipients, ...blank(startedMs) };
}

/** Nothing has happened yet. */
function blank(startedMs: number): Omit<Story, 'title' | 'ending' | 'recipients' | 'deadlineMs'> {
  return {
    writes: [],
    links: new Map(),
    rank: 0,
    wrong: [],
    waiting: 0,
    done: 0,
    startedMs,
    lines: [],
  };
}

function planRecipients(random: Random, name: string): PlannedRecipient[] {
  const ordering = random.pick(['none', 'sequence', 'mixed'] as const);
  const count = random.int(1, 3);
  const acting = Array.from({ length: count }, (_, at): PlannedRecipient => {
    const role = random.chance(0.25) ? 'approver' : 'signer';
    const ordered = ordering === 'sequence' || (ordering === 'mixed' && random.chance(0.5));
    const order = ordered ? random.int(1, 2) : undefined;
    return { email: `r${at}.${name}@example.com`, role, ...(order !== undefined && { order }) };
  });
  const viewer: PlannedRecipient = { email: `v.${name}@example.com`, role: 'viewer' };
  return random.shuffle(random.chance(0.25) ? [...acting, viewer] : acting);
}
