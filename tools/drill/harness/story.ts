import type { PublicId } from '../../../src/domain/ids.ts';
import { line, type Timeline } from './timeline.ts';

/** `failed`: it was never sent. `unknown`: it was, and nobody can say what became of it. */
export type Outcome = 'acknowledged' | 'refused' | 'failed' | 'unknown';

export type Verb =
  | 'create'
  | 'add'
  | 'send'
  | 'view'
  | 'consent'
  | 'sign'
  | 'approve'
  | 'decline'
  | 'void'
  | 'remind'
  | 'delete';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  token: string;
  idempotencyKey?: string;
}

export interface Answer {
  outcome: Outcome;
  status: number;
  body: Record<string, unknown>;
}

/** One intention of a client, however often it was tried. */
export interface Write {
  verb: Verb;
  /** Email of the recipient that it is about. */
  email?: string;
  request: HttpRequest;
  outcome: Outcome;
  answer?: Answer;
}

export interface PlannedRecipient {
  email: string;
  role: 'signer' | 'approver' | 'viewer';
  order?: number;
}

/** How a document is to end, if nothing comes in between. */
export type Ending =
  'complete' | 'decline' | 'void' | 'delete' | 'delete sealed' | 'expire' | 'open' | 'draft';

/** A sealed file as its owner downloaded it. */
export interface SealedCopy {
  /** Where it was, while the document was. */
  url: string;
  bytes: Uint8Array;
  /** Hex. */
  sha256: string;
}

/** All that its clients know of one document. */
export interface Story {
  /** In no other document's title, so that its mails and rows can be told apart. */
  title: string;
  ending: Ending;
  recipients: PlannedRecipient[];
  documentId?: PublicId<'doc'>;
  deadlineMs?: number;
  writes: Write[];
  /** Tokens of the signing links that were followed, by email. */
  links: Map<string, string>;
  /** What the owner took before the document was deleted. */
  sealed?: SealedCopy;
  /** Highest status that was answered so far. */
  rank: number;
  finalStatus?: string;
  /** What a client saw that cannot be. */
  wrong: string[];
  /** Recipients whose turn has not come. */
  waiting: number;
  /** Recipients who will do nothing more. */
  done: number;
  startedMs: number;
  lines: string[];
}

export function note(story: Story, timeline: Timeline, what: string): void {
  story.lines.push(line(timeline.now(), what));
}

const ranks: Record<string, number> = { draft: 0, sent: 1, in_progress: 2 };

function rankOf(status: string): number {
  return ranks[status] ?? 3;
}

/** Holds an answered status against what was known before the question was asked. */
export function observe(story: Story, status: string, before: { rank: number; final?: string }) {
  const rank = rankOf(status);
  if (rank < before.rank) story.wrong.push(`Its status went back to ${status}.`);
  if (before.final !== undefined && before.final !== status) {
    story.wrong.push(`It was ${before.final} for good, and is ${status}.`);
  }
  story.rank = Math.max(story.rank, rank);
  if (rank === 3) story.finalStatus ??= status;
}

/** The status as far as clients were told it. */
export function known(story: Story): { rank: number; final?: string } {
  const { rank, finalStatus } = story;
  return { rank, ...(finalStatus !== undefined && { final: finalStatus }) };
}

/** The best that is known of several tries. */
export function outcomeOf(story: Story, verb: Verb, email?: string): Outcome | undefined {
  const outcomes = story.writes
    .filter((one) => one.verb === verb && one.email === email)
    .map(({ outcome }) => outcome);
  return (['acknowledged', 'unknown', 'refused', 'failed'] as const).find((outcome) =>
    outcomes.includes(outcome),
  );
}

export function mayBe(outcome: Outcome | undefined): boolean {
  return outcome === 'acknowledged' || outcome === 'unknown';
}
