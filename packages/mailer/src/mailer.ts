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

export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
}
