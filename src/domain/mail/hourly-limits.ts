import type { RecipientId } from '../ids.ts';
import { hourMs } from '../time.ts';
import type { RecipientMailKind } from './mail.ts';

/**
 * How many mails leave in any hour. What is above waits until the hour allows it, and is never lost.
 */
export interface HourlyMailLimits {
  /**
   * To one recipient's address about one document: an invitation, a correction or two, a reminder
   * and a copy are five. A recipient's address that is changed to and fro mails each time.
   */
  aboutDocument: number;
  /**
   * To one recipient's address from one workspace: a send in bulk may hold fifty documents for one
   * person, and tells of each in one mail.
   */
  toAddress: number;
  /**
   * From one workspace: fifty documents of a bulk send with a hundred recipients each. A key that
   * was stolen sends no more than this.
   */
  fromWorkspace: number;
}

export const hourlyMailLimits: HourlyMailLimits = {
  aboutDocument: 10,
  toAddress: 60,
  fromWorkspace: 5_000,
};

/** What left after this counts. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}

/** When the place is free again that a mail took which left then. */
export function freeAgainAt(releasedAt: Date): Date {
  return new Date(releasedAt.getTime() + hourMs);
}

/** The oldest mail to a recipient that waits because as many left within the hour as may. */
export interface MailWait {
  recipientId: RecipientId;
  kind: RecipientMailKind;
  /** When the mail was written. */
  since: Date;
  /** When the hour first has room; others that wait may take it. */
  until: Date;
}
