import type { Audience, Facts, Label, MailText } from '@countersign/words/mail';
import type { MailContent, Person, Sender } from '../domain/mail/mail.ts';
import { isSameMailbox } from '../domain/mail/mailbox.ts';
import type { Catalogue } from './catalogue.ts';
import { cleanLine, cleanText, isolate } from './clean.ts';

/** A mail in words, before it becomes HTML or text. Nothing in it is escaped. */
export interface ComposedMail {
  subject: string;
  heading: string;
  /** What the mail is sent for: large, and alone on its line. */
  code?: string;
  greeting?: string;
  lines: string[];
  /** Another person's own words, shown as such. */
  quotes: { label: string; text: string }[];
  facts: { label: string; value: string }[];
  button?: { label: string; url: string };
  footer: string[];
}

/** In subjects, which stay under 200 characters because their parts are short. */
const shortTitleMax = 70;
const shortNameMax = 40;
const titleMax = 300;
const nameMax = 120;
const messageMax = 5000;
const waitingMax = 25;

export function compose(input: {
  content: MailContent;
  catalogue: Catalogue;
  to: Person;
  copyAttached: boolean;
}): ComposedMail {
  const { content, catalogue, to } = input;
  const audience = audienceOf(content, to);
  const words = phraseOf(content, catalogue, audience);
  const factsWith = (title: number, name: number) => factsOf(input, { title, name });
  const name = nameOf({ name: to.name, email: '' }, catalogue);
  const button = buttonOf(content, catalogue);
  return {
    subject: words(factsWith(shortTitleMax, shortNameMax)).subject,
    ...withPassing(pick(words(factsWith(titleMax, nameMax))), input),
    ...(content.kind === 'code' && { code: content.code }),
    ...(name === '' ? {} : { greeting: catalogue.greeting(name) }),
    quotes: quotesOf(content, catalogue),
    facts: rowsOf(content, catalogue, audience).map(([label, value]) => ({
      label: catalogue.labels[label],
      value,
    })),
    ...(button ? { button } : {}),
    footer: footerOf(content, catalogue, audience, button !== undefined),
  };
}

const pick = ({ heading, lines }: MailText) => ({ heading, lines });

/** An invitation says first whose place it was. */
function withPassing(
  { heading, lines }: Omit<MailText, 'subject'>,
  { content, catalogue }: { content: MailContent; catalogue: Catalogue },
): Omit<MailText, 'subject'> {
  if (content.kind !== 'invitation' || !content.inPlaceOf) return { heading, lines };
  const { by, ...person } = content.inPlaceOf;
  return { heading, lines: [catalogue.inPlaceOf[by](nameOf(person, catalogue)), ...lines] };
}

/** Several kinds go to both; an owner who also signs gets the recipient's mail with the link. */
function audienceOf(content: MailContent, to: Person): Audience {
  switch (content.kind) {
    case 'invitation':
    case 'reminder':
    case 'fresh_link':
    case 'code':
      return 'recipient';
    case 'viewed':
    case 'opted_out':
    case 'address_refused':
    case 'recipient_blocked':
    case 'webhook_disabled':
      return 'owner';
    case 'delegated':
      return content.confirms ? 'recipient' : 'owner';
    case 'expiry_warning':
    case 'completed':
      return 'link' in content ? 'recipient' : 'owner';
    case 'declined':
    case 'voided':
    case 'expired':
      return isSameMailbox(content.sender.email, to.email) ? 'owner' : 'recipient';
  }
}

function phraseOf(content: MailContent, { mails, roles }: Catalogue, audience: Audience) {
  switch (content.kind) {
    case 'invitation':
    case 'reminder':
      return roles[content.role][content.kind];
    case 'fresh_link':
    case 'viewed':
    case 'opted_out':
    case 'address_refused':
    case 'code':
    case 'recipient_blocked':
      return mails[content.kind];
    case 'webhook_disabled':
      return mails.webhook_disabled[content.reason];
    case 'delegated': {
      const byWhom = content.doneBy === 'sender' ? 'bySender' : 'byRecipient';
      return mails.delegated[content.confirms ? 'confirmation' : byWhom];
    }
    default:
      return mails[content.kind][audience];
  }
}

function factsOf(
  { content, catalogue, copyAttached }: Parameters<typeof compose>[0],
  max: { title: number; name: number },
): Facts {
  const line = (text: string, length: number) =>
    isolate(cleanLine(text, length), catalogue.direction);
  const name = (person: Person) => line(person.name.trim() || person.email, max.name);
  const by = spokenOf(content);
  return {
    title: 'document' in content ? line(content.document.title, max.title) : '',
    sender: 'sender' in content ? name(content.sender) : '',
    by: by ? name(by) : '',
    to: content.kind === 'delegated' ? name(content.to) : '',
    deadline: 'deadline' in content ? dateOf(content.deadline, catalogue) : '',
    webhook: 'webhook' in content ? line(content.webhook.name || content.webhook.id, max.name) : '',
    correctable: 'correctable' in content && content.correctable,
    messageRefused: 'messageRefused' in content && content.messageRefused,
    asksAccessCode: 'asksAccessCode' in content && content.asksAccessCode,
    copyAttached,
  };
}

/** The recipient that a mail to others is about. */
function spokenOf(content: MailContent): Person | undefined {
  if ('by' in content) return content.by;
  if (content.kind === 'delegated') return content.from;
  return 'recipient' in content ? content.recipient : undefined;
}

function rowsOf(content: MailContent, catalogue: Catalogue, audience: Audience): [Label, string][] {
  const clean = (text: string) => isolate(cleanLine(text, titleMax), catalogue.direction);
  if (content.kind === 'webhook_disabled') {
    const { name, id, url } = content.webhook;
    // Whatever follows the path is the integrator's secret as often as not.
    return [
      ['webhook', clean(name || id)],
      ['address', clean(url.split(/[?#]/, 1)[0] ?? '')],
    ];
  }
  const rows: [Label, string][] = [['document', clean(content.document.title)]];
  if (audience === 'recipient') rows.push(['from', senderOf(content.sender, catalogue)]);
  const by = spokenOf(content);
  if (by && audience === 'owner') rows.push(['recipient', personOf(by, catalogue)]);
  if (content.kind === 'delegated') rows.push(['passedOnTo', personOf(content.to, catalogue)]);
  if ('at' in content) rows.push(['viewedAt', dateOf(content.at, catalogue)]);
  if ('completedAt' in content) rows.push(['completedAt', dateOf(content.completedAt, catalogue)]);
  if ('deadline' in content) {
    rows.push(['deadline', dateOf(content.deadline, catalogue)]);
  }
  if ('waitingFor' in content && content.waitingFor.length > 0) {
    const people = content.waitingFor.map((person) => personOf(person, catalogue));
    const shown = people.slice(0, waitingMax);
    rows.push(['waitingFor', [...shown, ...(people.length > waitingMax ? ['…'] : [])].join('\n')]);
  }
  return rows;
}

function quotesOf(content: MailContent, catalogue: Catalogue): ComposedMail['quotes'] {
  const quote = (label: string, text: string | undefined) => {
    const cleaned = cleanText(text ?? '', messageMax);
    return cleaned === '' ? [] : [{ label, text: cleaned }];
  };
  if (content.kind === 'invitation' || content.kind === 'reminder') {
    const name = nameOf(content.sender, catalogue);
    const own = content.kind === 'invitation' ? content.recipientMessage : undefined;
    const passing = content.kind === 'invitation' ? content.inPlaceOf?.reason : undefined;
    return [
      ...quote(catalogue.messageFrom(name), content.message),
      ...quote(catalogue.messageToYouFrom(name), own),
      ...quote(catalogue.labels.reason, passing),
    ];
  }
  if (content.kind === 'webhook_disabled') return [];
  if ('answer' in content) return quote(catalogue.labels.answer, content.answer);
  return 'reason' in content ? quote(catalogue.labels.reason, content.reason) : [];
}

function buttonOf(content: MailContent, { roles, openButton }: Catalogue): ComposedMail['button'] {
  if (!('link' in content)) return undefined;
  return { label: 'role' in content ? roles[content.role].button : openButton, url: content.link };
}

function footerOf(
  content: MailContent,
  catalogue: Catalogue,
  audience: Audience,
  hasLink: boolean,
): string[] {
  const { footer } = catalogue;
  const why =
    content.kind === 'webhook_disabled'
      ? footer.workspace
      : audience === 'owner'
        ? footer.owner
        : footer.recipient(nameOf(content.sender, catalogue));
  return [why, ...(hasLink ? [footer.keepLink] : []), footer.password];
}

const nameOf = (person: Person, { direction }: Catalogue) =>
  isolate(cleanLine(person.name.trim() || person.email, nameMax), direction);

/** `Name (address)`, or the address alone. */
function personOf(person: Person, { direction }: Catalogue): string {
  const name = cleanLine(person.name, nameMax);
  const email = isolate(cleanLine(person.email, titleMax), direction);
  return name === '' ? email : `${isolate(name, direction)} (${email})`;
}

function senderOf(sender: Sender, catalogue: Catalogue): string {
  const organization = cleanLine(sender.organization, nameMax);
  const person = personOf(sender, catalogue);
  return organization === '' ? person : `${person}\n${isolate(organization, catalogue.direction)}`;
}

const dateOf = (iso: string, { date }: Catalogue) => date(new Date(iso));
