import type { MailId } from '../../domain/ids.ts';
import { addLink } from '../../domain/mail/add-link.ts';
import type { MailContent } from '../../domain/mail/mail.ts';
import { RecipientEntity } from '../../persistence/entities/documents.ts';
import type { Mail } from '../../persistence/entities/events.ts';
import { leaseMail, type MailScope } from '../../persistence/stores/mail-outbox.ts';
import { signingToken } from '../signing/link.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface ClaimedMail {
  mail: Mail;
  content: MailContent;
}

/**
 * Takes the next mail that may leave and is nobody else's, those that failed before last. The lease
 * is committed before the mail server is spoken to; a retry of the same activity (`owner`) takes
 * its own lease over at once.
 */
export async function claimMail(
  deps: OperationDeps,
  scope: MailScope,
  owner: string,
  except: readonly MailId[],
): Promise<ClaimedMail | undefined> {
  for (const tried = [...except]; ;) {
    const mail = await leaseMail(deps.database, scope, owner, tried);
    if (!mail) return undefined;
    const claimed = await withLink(deps, mail);
    if (claimed) return claimed;
    tried.push(mail.id);
  }
}

/** The link is made when the mail leaves, so that the database holds none. */
async function withLink(deps: OperationDeps, mail: Mail): Promise<ClaimedMail | undefined> {
  if (mail.recipientId === null) return { mail, content: mail.content };
  const recipient = await deps.database.fork().findOne(RecipientEntity, { id: mail.recipientId });
  if (!recipient) return undefined;
  const fresh = mail.kind === 'fresh_link' ? { freshAt: mail.createdAt } : {};
  const token = signingToken(deps.keyring, recipient, { linkChannel: 'mail', ...fresh });
  const link = `${deps.publicUrl}/sign/${token}`;
  const content = addLink(mail, recipient, link);
  return content && { mail, content };
}
