import type { MailContent } from '../../domain/mail/mail.ts';
import { RecipientEntity } from '../../persistence/entities/documents.ts';
import { MailEntity, type Mail } from '../../persistence/entities/events.ts';
import { uuidArray } from '../../persistence/uuid-array.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { signingToken } from '../signing/link.ts';

/** Mails of one document, or one that belongs to none. */
export type MailScope = { documentId: string } | { mailId: string };

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
  except: readonly string[],
): Promise<ClaimedMail | undefined> {
  for (const tried = [...except]; ;) {
    const id = await lease(deps, scope, owner, tried);
    if (id === undefined) return undefined;
    const claimed = await withLink(deps, id);
    if (claimed) return claimed;
    tried.push(id);
  }
}

/**
 * Longer than the mailer waits for a server, which has the more time the larger the signed copy is.
 * Leases are between processes, whose clocks may differ by more than that: the database's is the
 * one they share.
 */
async function lease(
  deps: OperationDeps,
  scope: MailScope,
  owner: string,
  except: readonly string[],
): Promise<string | undefined> {
  const em = deps.database.fork();
  const [row] = await em.execute<{ id: string }[]>(
    `update mails set lease_owner = ?, lease_until = clock_timestamp() +
       case kind when 'completed' then interval '3 minutes' else interval '1 minute' end
     where id = (
       select m.id from mails m left join documents d on d.id = m.document_id
       where ${'documentId' in scope ? 'm.document_id' : 'm.id'} = ? and m.status = 'pending'
         and (m.lease_until is null or m.lease_until <= clock_timestamp() or m.lease_owner = ?)
         and (m.kind <> 'completed' or d.sealed_file_id is not null)
         and not m.id = any(?::uuid[])
       order by m.lease_until nulls first, m.created_at, m.id limit 1
       for update of m skip locked)
     returning id`,
    [owner, 'documentId' in scope ? scope.documentId : scope.mailId, owner, uuidArray(except)],
  );
  return row?.id;
}

/** Gives the lease back: whoever comes next tries the mail at once, after those not yet tried. */
export async function releaseMail(
  deps: OperationDeps,
  mailId: string,
  owner: string,
): Promise<void> {
  await deps.database.fork().execute(
    `update mails set lease_owner = null, lease_until = clock_timestamp()
       where id = ? and lease_owner = ?`,
    [mailId, owner],
  );
}

/**
 * The link is made for the recipient as they are now. If their address changed since the mail was
 * written, it is cancelled, and must not carry a link of the new one to the old.
 */
async function withLink(deps: OperationDeps, mailId: string): Promise<ClaimedMail | undefined> {
  const em = deps.database.fork();
  const mail = await em.findOne(MailEntity, { id: mailId });
  if (!mail) return undefined;
  const { content } = mail;
  if (mail.recipientId === null) return { mail, content };
  const recipient = await em.findOne(RecipientEntity, { id: mail.recipientId });
  if (recipient?.email !== mail.toEmail) return undefined;
  const link = `${deps.publicUrl}/sign/${signingToken(deps.keyring, recipient, 'mail')}`;
  switch (content.kind) {
    case 'invitation':
    case 'reminder':
    case 'expiry_warning':
    case 'completed':
      return { mail, content: { ...content, link } };
    default:
      return { mail, content };
  }
}
