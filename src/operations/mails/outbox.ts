import type { MailId } from '../../domain/ids.ts';
import { addLink } from '../../domain/mail/add-link.ts';
import type { MailContent } from '../../domain/mail/mail.ts';
import { RecipientEntity } from '../../persistence/entities/documents.ts';
import { MailEntity, type Mail } from '../../persistence/entities/events.ts';
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
    const id = await leaseMail(deps.database, scope, owner, tried);
    if (id === undefined) return undefined;
    const claimed = await withLink(deps, id);
    if (claimed) return claimed;
    tried.push(id);
  }
}

/** The link is made when the mail leaves, so that the database holds none. */
async function withLink(deps: OperationDeps, mailId: MailId): Promise<ClaimedMail | undefined> {
  const em = deps.database.fork();
  const mail = await em.findOne(MailEntity, { id: mailId });
  if (!mail) return undefined;
  if (mail.recipientId === null) return { mail, content: mail.content };
  const recipient = await em.findOne(RecipientEntity, { id: mail.recipientId });
  if (!recipient) return undefined;
  const fresh = mail.kind === 'fresh_link' ? { freshAt: mail.createdAt } : {};
  const token = signingToken(deps.keyring, recipient, { linkChannel: 'mail', ...fresh });
  const link = `${deps.publicUrl}/sign/${token}`;
  const content = addLink(mail, recipient, link);
  return content && { mail, content };
}
