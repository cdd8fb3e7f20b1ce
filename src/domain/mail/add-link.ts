import type { MailContent } from './mail.ts';

/**
 * A mail's content with the link of its recipient as they are now. Undefined when their address
 * changed since the mail was written: it must not carry a link of the new address to the old one.
 */
export function addLink(
  mail: { content: MailContent; toEmail: string },
  recipient: { email: string },
  link: string,
): MailContent | undefined {
  if (recipient.email !== mail.toEmail) return undefined;
  const { content } = mail;
  switch (content.kind) {
    case 'invitation':
    case 'reminder':
    case 'expiry_warning':
    case 'completed':
    case 'fresh_link':
      return { ...content, link };
    default:
      return content;
  }
}
