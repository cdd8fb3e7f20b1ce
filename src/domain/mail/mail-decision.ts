import type { RecipientId } from '../ids.ts';
import type { MailContent } from './mail.ts';

type Without<Content, Key extends string> = Content extends unknown ? Omit<Content, Key> : never;

/** The link is derived when the mail leaves: a dump of the database opens no signing session. */
export type QueuedContent = Without<MailContent, 'link'>;

/** What a rule says in a mail about a document; title and sender are added when it is queued. */
export type DocumentMailContent = Without<
  Exclude<QueuedContent, { kind: 'webhook_disabled' }>,
  'document' | 'sender'
>;

/** A mail that a decision asks for. */
export interface MailDecision {
  to: RecipientId | 'owner';
  /** With document, audience and kind it names the mail for good: written twice, sent once. */
  occurrence: string;
  content: DocumentMailContent;
}
