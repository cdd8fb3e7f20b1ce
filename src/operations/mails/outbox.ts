import type { MailId } from '../../domain/ids.ts';
import { addLink } from '../../domain/mail/add-link.ts';
import type { MailContent } from '../../domain/mail/mail.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { RecipientEntity } from '../../persistence/entities/documents.ts';
import type { Mail } from '../../persistence/entities/events.ts';
import {
  cancelMail,
  leaseMail,
  type MailScope,
} from '../../persistence/stores/mails/mail-outbox.ts';
import { openMailedCode } from './mailed-code.ts';
import { signingToken } from '../signing/link.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface ClaimedMail {
  mail: Mail;
  content: MailContent;
  /** Of a test workspace, whose mails go to nobody. */
  testClock?: TestClock | undefined;
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
    const limits = deps.mailLimits;
    const lease = { owner, except: tried, now: deps.clock.now(), limits };
    const leased = await leaseMail(deps.database, scope, lease);
    if (!leased) return undefined;
    const claimed = await withSecret(deps, leased.mail);
    if (claimed) return { ...claimed, testClock: leased.testClock };
    tried.push(leased.mail.id);
  }
}

/** A code is opened when its mail leaves; one that is too old by then does not leave any more. */
async function withSecret(deps: OperationDeps, mail: Mail): Promise<ClaimedMail | undefined> {
  const { content } = mail;
  if (content.kind !== 'code') return withLink(deps, mail);
  if (new Date(content.expiresAt) <= deps.clock.now()) {
    await cancelMail(deps.database, mail.id);
    return undefined;
  }
  const code = openMailedCode(deps.keyring, content.code, mail.occurrence);
  return { mail, content: { ...content, code } };
}

/** The link is made when the mail leaves, so that the database holds none. */
export async function withLink(
  deps: Pick<OperationDeps, 'database' | 'keyring' | 'publicUrl'>,
  mail: Mail,
): Promise<ClaimedMail | undefined> {
  if (mail.recipientId === null) return { mail, content: mail.content };
  const recipient = await deps.database.fork().findOne(RecipientEntity, { id: mail.recipientId });
  if (!recipient) return undefined;
  const fresh = mail.kind === 'fresh_link' ? { freshAt: mail.createdAt } : {};
  const token = signingToken(deps.keyring, recipient, { linkChannel: 'mail', ...fresh });
  const link = `${deps.publicUrl}/sign/${token}`;
  const content = addLink(mail, recipient, link);
  return content && { mail, content };
}
