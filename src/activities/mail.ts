import { log } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { MailContent } from '../domain/mail/mail.ts';
import type { Mailer, OutgoingMail } from '../outside/mailer.ts';
import { publicId, type MailId } from '../domain/ids.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { claimMail } from '../operations/mails/outbox.ts';
import { recordMailOutcome } from '../operations/mails/record-outcome.ts';
import type { Mail } from '../persistence/entities/events.ts';
import { findSignedCopy, releaseMail, type MailScope } from '../persistence/stores/mail-outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import { codesOf } from './readable-failures.ts';

/**
 * Sends everything in scope that waits; throws when some could not leave yet. `owner` names the
 * attempt's activity: its retries take their own leases over at once.
 */
export type SendMails = (scope: MailScope, owner: string) => Promise<void>;

const maxAttachmentBytes = 10 * 1_048_576;

export interface MailDeps {
  operations: OperationDeps;
  mailer: Mailer;
}

/** So many failures in a row are the server's and no address's: the rest is not even tried. */
const maxFailuresInARow = 2;

/**
 * One mail at a time: claimed, sent, noted. A mail that cannot leave now does not hold up the next,
 * and goes last when the activity is tried again, which the failure thrown at the end makes it.
 */
export function makeSendMails({ operations, mailer }: MailDeps): SendMails {
  return async (scope, owner) => {
    const tried: MailId[] = [];
    let failure: ApplicationFailure | undefined;
    let inARow = 0;
    while (inARow < maxFailuresInARow) {
      const claimed = await claimMail(operations, scope, owner, tried);
      if (!claimed) break;
      const { mail, content } = claimed;
      tried.push(mail.id);
      try {
        const outcome = await hand(operations, mailer, mail, content);
        await recordMailOutcome(operations, mail, outcome);
        inARow = 0;
      } catch (error) {
        failure = notTaken(mail, error);
        inARow += 1;
        await releaseMail(operations.database, mail.id, owner);
      }
    }
    if (failure) throw failure;
  };
}

/** A server that finds the mail too large gets it without the signed copy: the link leads there. */
async function hand(deps: OperationDeps, mailer: Mailer, mail: Mail, content: MailContent) {
  const attachments = mail.kind === 'completed' ? await signedCopy(deps, mail) : [];
  let outcome = await mailer.send(compose(deps, mail, content, attachments));
  if (outcome.outcome === 'too_large') {
    outcome = await mailer.send(compose(deps, mail, content, []));
  }
  if (outcome.outcome === 'too_large') throw new Error('Without attachments nothing is too large.');
  return outcome;
}

/** Says which mail, and why in codes alone: a server's own words often quote the address. */
function notTaken(mail: Mail, error: unknown): ApplicationFailure {
  const id = publicId('eml', mail.id);
  log.warn('A mail could not leave yet', { mail: id, kind: mail.kind, error });
  return ApplicationFailure.create({
    type: 'MailNotTaken',
    message: [`${id} (${mail.kind}) could not leave yet:`, ...codesOf(error)].join(' '),
  });
}

function compose(
  deps: OperationDeps,
  mail: Mail,
  content: MailContent,
  attachments: OutgoingMail['attachments'],
): OutgoingMail {
  const to = { name: mail.toName, email: mail.toEmail };
  const { publicUrl } = deps;
  const copyAttached = attachments.length > 0;
  const { locale } = mail;
  const { subject, html, text } = renderMail({ content, locale, to, publicUrl, copyAttached });
  return {
    messageId: `<${publicId('eml', mail.id)}@${new URL(publicUrl).hostname}>`,
    kind: mail.kind,
    to,
    ...(mail.replyToEmail !== null && {
      replyTo: { name: mail.replyToName ?? '', email: mail.replyToEmail },
    }),
    subject,
    html,
    text,
    attachments,
  };
}

/** The sealed file itself, unless it is too large to mail; the link leads to it then. */
async function signedCopy({ database, blobs }: OperationDeps, { documentId }: Mail) {
  const copy = documentId === null ? undefined : await findSignedCopy(database, documentId);
  if (!copy || copy.sizeBytes > maxAttachmentBytes) return [];
  const content = await blobs.get(copy.blobKey);
  return [{ filename: `${copy.title}.pdf`, contentType: 'application/pdf', content }];
}
