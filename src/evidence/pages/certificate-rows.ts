import { certificateWords } from '@countersign/words/certificate';
import type { RecordedAuthentication } from '@countersign/verifier/recorded-authentication';
import type { Locale } from '../../domain/mail/mail.ts';
import type { LinkChannel } from '../../domain/recipient/recipient.ts';
import type { SealLayout, SealPassing, SealRecipient } from './seal-input.ts';
import type { LongValue } from './stamp-fields.ts';
import { isolated, shownNumber, shownTime } from './format-values.ts';

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
  const words = certificateWords[locale];
  const { sender, senderFields = 0 } = document;
  const filled = senderFields > 0 ? [words.filledBySender(senderFields)] : [];
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
    sentence(words.sentBy, people.map((part) => isolated(part, locale)).join(words.separator)),
    sentence(words.created, shownTime(document.createdAt, locale)),
    sentence(words.sent, shownTime(document.sentAt, locale)),
    sentence(words.completed, shownTime(document.completedAt, locale)),
    ...filled.map((line) => sentence(words.fields, line)),
  ];
}

/** What the recipient did, and how the person got in each time. */
export function recipientRows(recipient: SealRecipient, locale: Locale): Row[] {
  const { meaning, actedAt, signature, consentAt, consentVersion } = recipient;
  const words = certificateWords[locale];
  const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(words.separator);
  const time = (at: Date | undefined) => at && shownTime(at, locale);
  const channel = (one: LinkChannel | undefined) => one && words.channels[one];
  const rows = [sentence(words.role, words.roles[recipient.role])];
  const passings = recipient.passings?.map((one) => shownPassing(one, locale)) ?? [];
  if (passings.length > 0) rows.push(sentence(words.passedOn, ...passings));
  if (recipient.authentication?.length) {
    const proofs = recipient.authentication.map((one) => proofLine(one, locale));
    rows.push(sentence(words.proof, ...proofs));
  }
  if (recipient.viewedAt) {
    const said = recipient.knownBy && words.knownBy[recipient.knownBy];
    const how = channel(recipient.linkChannel);
    rows.push(sentence(words.viewed, listed(time(recipient.viewedAt), how, said)));
  }
  if (recipient.shownAt) {
    rows.push(
      sentence(words.shown, listed(time(recipient.shownAt), channel(recipient.shownLinkChannel))),
    );
  }
  if (consentVersion) {
    const version = words.version(isolated(consentVersion, locale));
    const how = channel(recipient.consentLinkChannel);
    rows.push(sentence(words.consent, listed(version, time(consentAt), how)));
  }
  if (actedAt && meaning !== 'viewed') {
    const kind = meaning === 'signed' && signature && words.signatureTypes[signature.type];
    const how = channel(recipient.actLinkChannel);
    rows.push(sentence(words.acts[meaning], listed(time(actedAt), kind || undefined, how)));
  }
  const { initials } = recipient;
  if (initials) rows.push(sentence(words.initials, words.signatureTypes[initials.signature.type]));
  if (recipient.signatureId) rows.push(bare(words.signature, recipient.signatureId));
  if (recipient.ipAddress) rows.push(bare(words.ipAddress, recipient.ipAddress));
  if (recipient.userAgent) rows.push(bare(words.browser, recipient.userAgent));
  return rows;
}

/** Such as `Bo Lind, in place of Ana Torres (passed on by Ana Torres, 23 Nov 2026 …: on leave)`. */
function shownPassing({ holder, before, at, by, reason }: SealPassing, locale: Locale): string {
  const words = certificateWords[locale];
  const [person, other] = [holder, before].map((name) => isolated(name, locale)) as [
    string,
    string,
  ];
  const when = shownTime(at, locale);
  const done = by === 'sender' ? words.passedOnBySender(when) : words.passedOnBy(other, when);
  const why = reason?.trim().split(/\s+/).join(' ');
  const whole = why ? words.because(done, isolated(why, locale)) : done;
  return `${words.inPlaceOf(person, other)} (${whole})`;
}

/** Who gets a copy: whether it reached them is known only after the page is sealed. */
export function copyRows({ copies = [], locale }: SealLayout): Row[] {
  return copies.map(({ name, email }) => ({
    name: certificateWords[locale].copyTo,
    lines: [isolated(name, locale), email],
  }));
}

/** How somebody proved who they are, and when. */
function proofLine({ method, at, hint }: RecordedAuthentication, locale: Locale): string {
  const words = certificateWords[locale];
  const time = shownTime(new Date(at), locale);
  return words.proofs[method](time, isolated(hint ?? '', locale));
}

/** The values that are cut in the document, whole. */
export function longValueRows(values: readonly LongValue[], locale: Locale): Row[] {
  const words = certificateWords[locale];
  return values.map(({ mark, label, page, value }) => ({
    name: `${mark} ${label} (${words.onPage(String(page + 1))})`,
    lines: value.split(/\r\n|[\r\n]/),
  }));
}
