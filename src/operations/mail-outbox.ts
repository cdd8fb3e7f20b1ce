import type { MailContent } from '../domain/mail/mail.ts';
import { minuteMs } from '../domain/time.ts';
import { RecipientEntity } from '../persistence/entities/documents.ts';
import { MailEntity, type Mail } from '../persistence/entities/events.ts';
import { uuidArray } from '../persistence/uuid-array.ts';
import type { OperationDeps } from './context.ts';
import { signingToken } from './signing/link.ts';

/** Longer than the mailer ever waits for a server. */
const leaseMs = minuteMs;

/** Mails of one document, or those of a workspace that belong to none. */
export type MailScope = { documentId: string } | { mailId: string };

/**
 * Takes the next mail that may leave and is nobody else's. The lease is committed before the mail
 * server is spoken to; a retry of the same activity (`owner`) takes its own lease over at once.
 */
export async function claimMail(
  deps: OperationDeps,
  scope: MailScope,
  owner: string,
  except: readonly string[],
): Promise<{ mail: Mail; content: MailContent } | undefined> {
  const em = deps.database.fork();
  const now = deps.clock.now();
  const [row] = await em.execute<{ id: string }[]>(
    `update mails set lease_owner = ?, lease_until = ?
     where id = (
       select m.id from mails m left join documents d on d.id = m.document_id
       where ${'documentId' in scope ? 'm.document_id' : 'm.id'} = ? and m.status = 'pending'
         and (m.lease_until is null or m.lease_until < ? or m.lease_owner = ?)
         and (m.kind <> 'completed' or d.sealed_file_id is not null)
         and not m.id = any(?::uuid[])
       order by m.created_at, m.id limit 1
       for update of m skip locked)
     returning id`,
    [
      owner,
      new Date(now.getTime() + leaseMs),
      'documentId' in scope ? scope.documentId : scope.mailId,
      now,
      owner,
      uuidArray(except),
    ],
  );
  if (!row) return undefined;
  const mail = await em.findOneOrFail(MailEntity, { id: row.id });
  return { mail, content: await withLink(deps, mail) };
}

async function withLink(deps: OperationDeps, mail: Mail): Promise<MailContent> {
  if (mail.recipientId === null) return mail.content;
  const em = deps.database.fork();
  const recipient = await em.findOne(RecipientEntity, { id: mail.recipientId });
  if (!recipient) return mail.content;
  const link = `${deps.publicUrl}/sign/${signingToken(deps.keyring, recipient, 'mail')}`;
  switch (mail.content.kind) {
    case 'invitation':
    case 'reminder':
    case 'expiry_warning':
    case 'completed':
      return { ...mail.content, link };
    default:
      return mail.content;
  }
}

/** Notes that the mail left, or that its address was refused for good. */
export async function recordMailOutcome(
  deps: OperationDeps,
  mailId: string,
  outcome: { outcome: 'sent' } | { outcome: 'refused'; reason: string },
): Promise<void> {
  const refused = outcome.outcome === 'refused';
  await deps.database.fork().nativeUpdate(
    MailEntity,
    { id: mailId, status: 'pending' },
    {
      status: refused ? 'refused' : 'sent',
      refusal: refused ? outcome.reason : null,
      sentAt: refused ? null : deps.clock.now(),
      leaseUntil: null,
    },
  );
}
