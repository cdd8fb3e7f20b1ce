export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
  /** Shown where the HTML part says `cid:…`. */
  cid?: string;
}

/** A mail that is ready to leave; `messageId` is derived from its row, so a resend is recognisable. */
export interface OutgoingMail {
  messageId: string;
  kind: string;
  to: { name: string; email: string };
  replyTo?: { name: string; email: string };
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

/**
 * `refused`: the address is permanently refused (SMTP 5xx at RCPT), or, where `what` says so, the
 * message is (5xx from DATA on); `too_large`: the message is, with its attachments (552, 5.3.4 of RFC
 * 3463, or more than the server announces). Anything temporary throws.
 */
export type MailOutcome =
  | { outcome: 'sent' }
  | { outcome: 'refused'; reason: string; what?: 'message' }
  | { outcome: 'too_large' };

/** What a failure says: of the server, of this mail alone, or of one of both. */
export interface MailFailure {
  about: 'server' | 'mail' | 'either';
  /** In codes alone: a server's own words often quote the address. */
  reason: string;
  /** Whether it wants to be asked later (RFC 5321, 4.2.1: 4yz), and not to be left for dead. */
  asksForTime: boolean;
}

/** A later attempt may cure it. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  /** Absent: the server had no part in it. */
  readonly failure: MailFailure | undefined;

  constructor(message: string, options: ErrorOptions & { failure?: MailFailure | undefined } = {}) {
    super(message, options);
    this.failure = options.failure;
  }
}

export interface Mailer {
  /** @throws {MailNotTaken} */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}
