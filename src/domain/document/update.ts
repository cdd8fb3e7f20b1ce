import { changesOf } from '../changes.ts';
import { invalid, Refusal } from '../refusals.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { refuseFinal } from './document.ts';
import type { DocumentState, Metadata } from './state.ts';

export interface UpdateDocument {
  title?: string | undefined;
  description?: string | undefined;
  /** null clears it, in a draft only. */
  deadline?: Date | null | undefined;
  /** null clears it, as it does the three below. */
  externalId?: string | null | undefined;
  /** Replaced as a whole. */
  metadata?: Metadata | null | undefined;
  redirectUrl?: string | null | undefined;
  /** null: the workspace's again. */
  ownReminderDays?: number[] | null | undefined;
  ownAlertDays?: number | null | undefined;
}

/** As the API names what changed. */
const names = {
  title: 'title',
  description: 'description',
  deadline: 'deadline',
  externalId: 'external_id',
  metadata: 'metadata',
  redirectUrl: 'redirect_url',
  ownReminderDays: 'reminder_schedule',
  ownAlertDays: 'expiration_alert_days',
} as const;
type Key = keyof typeof names;
const keys = Object.keys(names) as Key[];

/** What the sender finds the document by: nobody else sees it, and no state forbids a change. */
const remembered: readonly Key[] = ['externalId', 'metadata'];
const ofOpen: readonly Key[] = [...remembered, 'deadline'];

/**
 * The deadline may move while the document is open, and its timers move with it at once; what the
 * sender remembers with it changes in every state; all else belongs to the draft.
 * @throws DOCUMENT_FINAL, DOCUMENT_NOT_DRAFT, VALIDATION_ERROR
 */
export function updateDocument(
  document: DocumentState,
  command: UpdateDocument,
  now: Date,
): DocumentDecision {
  const given = keys.filter((key) => command[key] !== undefined);
  const draft = document.status === 'draft';
  if (given.length === 0 || given.some((key) => !remembered.includes(key))) refuseFinal(document);
  if (!draft && given.some((key) => !ofOpen.includes(key))) {
    throw new Refusal(
      'DOCUMENT_NOT_DRAFT',
      'Title and description change only while it is a draft, as do redirect_url and reminders.',
    );
  }
  if (!draft && command.deadline === null) {
    throw invalid('/deadline', 'a document that was sent keeps a deadline; give a later one');
  }
  requireFuture(command.deadline, now);
  const { facts, changed } = changesOf<DocumentState, Key>(document, command, keys);
  if (changed.length === 0) return nothingToDo;
  return {
    document: facts,
    events: [{ type: 'document.updated', details: { changed: changed.map((key) => names[key]) } }],
    ...(changed.every((key) => remembered.includes(key)) && { workflowUnaffected: true }),
  };
}

/** @throws VALIDATION_ERROR for a deadline that would have passed when it is set */
export function requireFuture(deadline: Date | null | undefined, now: Date): void {
  if (deadline && deadline <= now) throw invalid('/deadline', 'must be in the future');
}
