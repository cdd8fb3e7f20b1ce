import { log } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { documentFileName } from '../domain/document/file-name.ts';
import type { MailContent } from '../domain/mail/mail.ts';
import type { MailAttachment, Mailer, OutgoingMail } from '@countersign/mailer/mailer';
import { publicId, type MailId } from '../domain/ids.ts';
import { minuteMs } from '../domain/time.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { claimMail } from '../operations/mails/outbox.ts';
import { recordMailOutcome } from '../operations/mails/record-outcome.ts';
import type { Mail } from '../persistence/entities/events.ts';
import {
  countUnreleased,
  findSignedCopy,
  releaseMail,
  type MailScope,
} from '../persistence/stores/mails/mail-outbox.ts';
import { renderMail, type MailBranding } from '../mail/render-mail.ts';
import { findLogo, readBranding } from '../persistence/stores/organizations/brandings.ts';
import { testOutcome } from '../domain/test-workspace/test-outcome.ts';
import { circuitBehind } from '../domain/circuit/circuit-open.ts';
import { codesOf, leftAlone } from './readable-failures.ts';

/**
 * Sends everything in scope that waits; throws when some could not leave yet, or wait for the hour. `owner` names the
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

/** While mails wait for the hour to pass. */
const lookAgainMs = minuteMs;

/**
 * One mail at a time: claimed, sent, noted. A mail that cannot leave now does not hold up the next,
 * and goes last when the activity is tried again, which the failure thrown at the end makes it.
 */
export function makeSendMails({ operations, mailer }: MailDeps): SendMails {
  return async (scope, owner) => {
    const tried: MailId[] = [];
    let failure: ApplicationFailure | undefined;
    let inARow = 0;
    let delayed = 0;
    while (inARow < maxFailuresInARow) {
      const claimed = await claimMail(operations, scope, owner, tried);
      if (!claimed) {
        // One may have been written since; what waits now and is not to be had waits for the hour.
        if (delayed > 0 || !operations.mailLimits) break;
        delayed = await countUnreleased(operations.database, scope);
        if (delayed === 0) break;
        continue;
      }
      delayed = 0;
      const { mail, content, testClock } = claimed;
      tried.push(mail.id);
      try {
        const outcome = testClock
          ? testOutcome(mail.toEmail)
          : await hand(operations, mailer, mail, content);
        const { id, documentId } = mail;
        await recordMailOutcome(operations, { id, documentId, testClock }, outcome);
        inARow = 0;
      } catch (error) {
        await releaseMail(operations.database, mail.id, owner);
        failure = notTaken(mail, error);
        if (circuitBehind(error)) break;
        inARow += 1;
      }
    }
    if (failure) throw failure;
    if (delayed > 0 && inARow < maxFailuresInARow) throw forTheHour(scope, delayed);
  };
}

/**
 * A server that finds the mail too large gets it without the signed copy, to which the link leads,
 * and at last without the logo.
 */
async function hand(deps: OperationDeps, mailer: Mailer, mail: Mail, content: MailContent) {
  const copy = mail.kind === 'completed' ? await signedCopy(deps, mail) : [];
  const look = await readLook(deps, mail);
  const plain = { branding: withoutLogo(look.branding), logo: [] };
  for (const parts of [
    { copy, look },
    ...(copy.length > 0 ? [{ copy: [], look }] : []),
    { copy: [], look: plain },
  ]) {
    const outcome = await mailer.send(compose(deps, mail, content, parts));
    if (outcome.outcome !== 'too_large') return outcome;
  }
  throw new Error('Without attachments nothing is too large.');
}

/** A failure, because it makes the activity look again; others of the document wait no longer. */
function forTheHour(scope: MailScope, count: number): ApplicationFailure {
  log.warn('Mails wait, because as many left within the hour as may', { ...scope, count });
  return ApplicationFailure.create({
    type: 'MailsDelayed',
    message: `${count} ${count === 1 ? 'mail waits' : 'mails wait'}: as many left within the hour as may.`,
    nextRetryDelay: lookAgainMs,
  });
}

/** Says which mail, and why in codes alone: a server's own words often quote the address. */
function notTaken(mail: Mail, error: unknown): ApplicationFailure {
  const open = circuitBehind(error);
  if (open && !open.wasAsked) return leftAlone(open);
  const id = publicId('eml', mail.id);
  log.warn('A mail could not leave yet', { mail: id, kind: mail.kind, error });
  return ApplicationFailure.create({
    type: 'MailNotTaken',
    message: [`${id} (${mail.kind}) could not leave yet:`, ...codesOf(error)].join(' '),
    ...(open && { nextRetryDelay: open.leftAlone.retryAfterMs }),
  });
}

function compose(
  deps: OperationDeps,
  mail: Mail,
  content: MailContent,
  { copy, look }: { copy: MailAttachment[]; look: Look },
): OutgoingMail {
  const to = { name: mail.toName, email: mail.toEmail };
  const { publicUrl } = deps;
  const copyAttached = copy.length > 0;
  const { branding } = look;
  const { locale } = mail;
  const { subject, html, text } = renderMail({
    content,
    locale,
    to,
    publicUrl,
    copyAttached,
    branding,
  });
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
    attachments: [...copy, ...look.logo],
  };
}

interface Look {
  branding: MailBranding;
  /** Goes along, so that no mail program asks anybody for it. */
  logo: MailAttachment[];
}

function withoutLogo({ logoCid: _, ...branding }: MailBranding): MailBranding {
  return branding;
}

/** How the workspace looks today, whenever the mail was written. */
async function readLook({ database }: OperationDeps, { organizationId }: Mail): Promise<Look> {
  const { name, accentColor, logoSha256 } = await readBranding(database.fork(), organizationId);
  const png = logoSha256 === null ? undefined : await findLogo(database, logoSha256);
  const cid = 'logo@countersign';
  return {
    branding: {
      ...(name !== null && { name }),
      ...(accentColor !== null && { accentColor }),
      ...(png && { logoCid: cid }),
    },
    logo: png ? [{ filename: 'logo.png', contentType: 'image/png', content: png, cid }] : [],
  };
}

/** The sealed file itself, unless it is too large to mail; the link leads to it then. */
async function signedCopy({ database, blobs }: OperationDeps, { documentId }: Mail) {
  if (documentId === null) return [];
  const copy = await findSignedCopy(database, documentId);
  if (!copy || copy.sizeBytes > maxAttachmentBytes) return [];
  const content = await blobs.get(copy.blobKey);
  const filename = documentFileName({ id: documentId, title: copy.title }, 'pdf');
  return [{ filename, contentType: 'application/pdf', content }];
}
