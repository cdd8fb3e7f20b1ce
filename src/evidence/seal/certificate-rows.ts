import type { Locale } from '../../domain/mail/mail.ts';
import type { LinkChannel } from '../../domain/recipient/recipient.ts';
import type { SealLayout, SealRecipient } from './input.ts';
import type { LongValue } from './stamp-fields.ts';
import { isolated, shownNumber, shownTime } from './shown.ts';
import { wordsFor } from './words/words-for.ts';

export interface Row {
  name: string;
  lines: readonly string[];
  /** In the page's language; else a value with a direction of its own. */
  sentence?: boolean;
}

const sentence = (name: string, ...lines: string[]): Row => ({ name, lines, sentence: true });
const bare = (name: string, value: string): Row => ({ name, lines: [value] });

/** What the document is and when things happened to it. */
export function documentRows({ document, prepared, locale }: SealLayout): Row[] {
  const words = wordsFor(locale);
  const { sender } = document;
  const people = [sender.name, sender.email, sender.organization].filter(Boolean);
  const bytes = shownNumber(prepared.length, locale);
  const hash = (sha256: string) => isolated(`SHA-256 ${sha256}`, locale);
  return [
    bare(words.document, document.id),
    sentence(words.originalFile, hash(document.originalSha256)),
    sentence(
      words.preparedFile,
      hash(document.preparedSha256),
      words.prefix(isolated(bytes, locale)),
    ),
    sentence(words.sentBy, people.map((part) => isolated(part, locale)).join(comma(locale))),
    sentence(words.created, shownTime(document.createdAt, locale)),
    sentence(words.sent, shownTime(document.sentAt, locale)),
    sentence(words.completed, shownTime(document.completedAt, locale)),
  ];
}

/** What the recipient did, and how the person got in each time. */
export function recipientRows(recipient: SealRecipient, locale: Locale): Row[] {
  const { meaning, actedAt, signature, consentAt, consentVersion } = recipient;
  const words = wordsFor(locale);
  const told = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma(locale));
  const time = (at: Date | undefined) => at && shownTime(at, locale);
  const channel = (one: LinkChannel | undefined) => one && words.channels[one];
  const rows = [sentence(words.role, words.roles[recipient.role])];
  if (recipient.viewedAt) {
    rows.push(
      sentence(words.viewed, told(time(recipient.viewedAt), channel(recipient.linkChannel))),
    );
  }
  if (consentVersion) {
    const version = words.version(isolated(consentVersion, locale));
    const how = channel(recipient.consentLinkChannel);
    rows.push(sentence(words.consent, told(version, time(consentAt), how)));
  }
  if (actedAt && meaning !== 'viewed') {
    const kind = meaning === 'signed' && signature && words.signatureTypes[signature.type];
    const how = channel(recipient.actLinkChannel);
    rows.push(sentence(words.acts[meaning], told(time(actedAt), kind || undefined, how)));
  }
  const { initials } = recipient;
  if (initials) rows.push(sentence(words.initials, words.signatureTypes[initials.signature.type]));
  if (recipient.signatureId) rows.push(bare(words.signature, recipient.signatureId));
  if (recipient.ipAddress) rows.push(bare(words.ipAddress, recipient.ipAddress));
  if (recipient.userAgent) rows.push(bare(words.browser, recipient.userAgent));
  return rows;
}

/** The values that are cut in the document, whole. */
export function longValueRows(values: readonly LongValue[], locale: Locale): Row[] {
  const words = wordsFor(locale);
  return values.map(({ mark, label, page, value }) => ({
    name: `${mark} ${label} (${words.onPage(String(page + 1))})`,
    lines: value.split(/\r\n|[\r\n]/),
  }));
}

function comma(locale: Locale): string {
  return locale === 'ar' ? '، ' : ', ';
}
