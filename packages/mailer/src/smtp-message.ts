import addressparser from 'nodemailer/lib/addressparser';
import { toSmtpAddress } from './mail-address.ts';
import type { OutgoingMail } from './mailer.ts';
import { oneLine } from './smtp-replies.ts';
import { needsUtf8 } from './smtp-utf8.ts';

const nameMaxLength = 200;

/** How nodemailer is given the mail: nothing that a person typed becomes a header of its own. */
export function toMessage(
  mail: OutgoingMail,
  from: { name: string; address: string },
  address: string,
) {
  const replyTo = replyAddress(mail, address);
  return {
    // Said explicitly, so that no header can widen who gets it.
    envelope: { from: from.address, to: [address], ...announcedSize(mail) },
    messageId: `<${oneLine(mail.messageId).replace(/[<>\s]/g, '')}>`,
    from,
    to: { name: displayName(mail.to.name), address },
    ...(replyTo && { replyTo }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      // RFC 3834: out-of-office answers stay away from generated mail; the second is Exchange's.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    attachments: mail.attachments.map((attachment) => ({
      filename: oneLine(attachment.filename),
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(attachment.contentType)
        ? attachment.contentType
        : 'application/octet-stream',
      content: Buffer.from(attachment.content),
      ...(attachment.cid !== undefined && { cid: attachment.cid }),
    })),
  };
}

/** A bad MAIL_FROM stops the process at its start rather than every mail later. */
export function parseSender(from: string): { name: string; address: string } {
  const [mailbox, second] = addressparser(from, { flatten: true });
  const address = mailbox && toSmtpAddress(mailbox.address);
  if (!mailbox || address === undefined || second || /\p{Cc}/u.test(from)) {
    throw new Error('MAIL_FROM must be one address, such as Countersign <no-reply@example.com>');
  }
  return { name: displayName(mailbox.name), address };
}

/** Absent when it has letters that only a message to such an address may carry. */
function replyAddress({ replyTo }: OutgoingMail, to: string) {
  const address = replyTo && toSmtpAddress(replyTo.email);
  if (!replyTo || address === undefined) return undefined;
  if (needsUtf8(address) && !needsUtf8(to)) return undefined;
  return { name: displayName(replyTo.name), address };
}

/**
 * A server that announces less is not sent the attachments at all (RFC 1870). Without any, what a
 * server announces is not held against the mail: some take more than they say.
 */
function announcedSize({ attachments, text, html }: OutgoingMail): { size?: number } {
  if (attachments.length === 0) return {};
  const inBase64 = (bytes: number) => Math.ceil(bytes / 57) * 78;
  const sizes = attachments.map(({ content }) => inBase64(content.byteLength) + partHeadBytes);
  const words = inBase64(Buffer.byteLength(text) + Buffer.byteLength(html));
  return { size: sizes.reduce((sum, size) => sum + size, words + headBytes) };
}

const headBytes = 4096;
const partHeadBytes = 512;

const displayName = (name: string) => oneLine(name).slice(0, nameMaxLength);
