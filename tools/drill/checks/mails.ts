import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicId } from '../../../src/domain/ids.ts';
import type { MailboxMessage } from '@countersign/mailer/mailbox';
import type { Facts, MailFact } from './facts.ts';
import type { Story } from '../harness/story.ts';

/** What was caught, by the titles that the mails name; each file is read once. */
export interface MailReader {
  about(title: string): Promise<MailboxMessage[]>;
}

export function makeMailReader(dataDir: string): MailReader {
  const folder = join(dataDir, 'mailbox');
  const read = new Map<string, MailboxMessage>();
  return {
    async about(title) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (!name.endsWith('.json') || read.has(name)) continue;
        read.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')) as MailboxMessage);
      }
      return [...read.values()].filter(({ text, subject }) =>
        `${subject}\n${text}`.includes(title),
      );
    },
  };
}

/** One logical mail for each (recipient, kind, occurrence): those that were written, no other. */
export async function checkMails(story: Story, facts: Facts, mails: MailReader): Promise<string[]> {
  const [document] = facts.documents;
  const caught = await mails.about(story.title);
  if (!document) return checkCaught(caught);
  const sent = facts.mails.filter(({ status }) => status === 'sent');
  const wrong: string[] = [];
  const ids = new Set(caught.map(({ id }) => id));
  for (const mail of sent) {
    if (!ids.has(mailboxId(mail))) wrong.push(`${name(mail)} counts as sent and never arrived.`);
  }
  const expected = new Set(facts.mails.map(mailboxId));
  for (const mail of caught) {
    if (!expected.has(mail.id))
      wrong.push(`A "${mail.kind}" to ${mail.to} arrived that no row asked for.`);
  }
  return [...wrong, ...checkInvitations(facts), ...checkClosing(facts, document.status)];
}

/** Kinds that a recipient gets once in a document's life, whatever happens. */
const onceOnly = ['invitation', 'completed', 'declined', 'voided', 'expired'];

/** Of a deleted document no row is left; what had arrived arrived once. */
function checkCaught(caught: readonly MailboxMessage[]): string[] {
  const times = new Map<string, number>();
  for (const { kind, to } of caught) {
    if (!onceOnly.includes(kind)) continue;
    const mail = `"${kind}" to ${to}`;
    times.set(mail, (times.get(mail) ?? 0) + 1);
  }
  const doubled = [...times].filter(([, arrived]) => arrived > 1);
  return doubled.map(([mail, arrived]) => `${mail} arrived ${arrived} times.`);
}

/** Each turn is announced by one invitation; a recipient who acted before it needs none. */
function checkInvitations({ recipients, mails }: Facts): string[] {
  return recipients.flatMap((recipient) => {
    const invitations = of(mails, recipient.id, 'invitation');
    const reminders = of(mails, recipient.id, 'reminder');
    return [
      ...(invitations > 1 ? [`${recipient.email} was invited ${invitations} times.`] : []),
      ...(recipient.invited && invitations === 0 ? [`${recipient.email} was never invited.`] : []),
      ...(reminders !== recipient.reminders_sent
        ? [`${recipient.email} has ${reminders} reminders for ${recipient.reminders_sent}.`]
        : []),
    ];
  });
}

const closing = { completed: 'completed', declined: 'declined' } as Record<string, string>;

/** Everybody who acted hears how it ended, once. */
function checkClosing({ recipients, mails }: Facts, status: string): string[] {
  return recipients.flatMap((recipient) => {
    if (!recipient.signed && !recipient.approved) return [];
    const kinds =
      status === 'cancelled' ? ['voided', 'expired'] : [closing[status]].filter((kind) => !!kind);
    if (kinds.length === 0) return [];
    const heard = kinds.reduce((sum, kind) => sum + of(mails, recipient.id, kind ?? ''), 0);
    return heard === 1 ? [] : [`${recipient.email} heard ${heard} times that it is ${status}.`];
  });
}

function of(mails: readonly MailFact[], audience: string, kind: string): number {
  return mails.filter((mail) => mail.audience === audience && mail.kind === kind).length;
}

function mailboxId({ id }: MailFact): string {
  const messageId = `<${publicId('eml', id)}@localhost>`;
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}

function name({ kind, occurrence, to_email: to }: MailFact): string {
  return `"${kind}" (${occurrence}) to ${to}`;
}
