/**
 * What sentences are made of. Everything a person typed is clean already (one line, no controls)
 * but not yet escaped; dates are written out in the reader's language. Empty where a kind has none.
 */
export interface Facts {
  title: string;
  /** The owner's name. */
  sender: string;
  /** Whoever viewed, declined, opted out or passed on, or cannot be reached. */
  by: string;
  /** To whom a place was passed on. */
  to: string;
  deadline: string;
  webhook: string;
  /** The owner may still give another address. */
  correctable: boolean;
  /** The mail server takes the address, and not what was written to it. */
  messageRefused: boolean;
  /** Who has the place now is asked for the access code of who passed it on. */
  asksAccessCode: boolean;
  /** The signed copy comes with the mail; else it has to be fetched. */
  copyAttached: boolean;
}

export interface MailText {
  subject: string;
  heading: string;
  /** Paragraphs; the first one is also what mail programs preview. */
  lines: string[];
}

export type Phrase = (facts: Facts) => MailText;
