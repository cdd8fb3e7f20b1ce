import type { EventRow } from '../audit/logged-event.ts';
import type { RecipientState } from '../document/state.ts';
import { publicId } from '../ids.ts';
import { languageOfVersion } from './consent.ts';

/**
 * In what a row says something else than the log of how its recipient viewed and consented: when,
 * as whom, from where, and to which words.
 * @param own the recipient's events, in their order
 * @param sha256 of a text, in hex
 */
export function occasionProblems(
  recipient: RecipientState,
  own: readonly EventRow[],
  sha256: (text: string) => string,
): string[] {
  const since = (given: readonly string[], type: EventRow['type']) =>
    own
      .slice(own.findLastIndex((event) => givesAnother(event, given)) + 1)
      .find((event) => event.type === type);
  const viewed = since(['email'], 'recipient.viewed');
  const consented = since(['name', 'email'], 'recipient.consented');
  // A name may be corrected after the view, which stays.
  const isRenamed = viewed !== undefined && since(['name'], 'recipient.viewed') !== viewed;
  const viewers = isRenamed ? { ...recipient, name: viewed.actorName ?? '' } : recipient;
  return [
    ...sentences(viewers, 'viewing', viewed, viewParts(recipient, viewed)),
    ...sentences(recipient, 'consent', consented, consentParts(recipient, consented, sha256)),
  ];
}

/** Whether an event was this recipient's own doing, by the name and address that they have. */
export function isBy(
  { name, email }: Pick<RecipientState, 'name' | 'email'>,
  { actorType, actorName, actorEmail }: EventRow,
): boolean {
  return actorType === 'recipient' && actorEmail === email && (actorName ?? name) === name;
}

/** What was done before belongs to somebody else. */
function givesAnother(event: EventRow, given: readonly string[]): boolean {
  return given.some((field) => changesOne(event, 'recipient.updated', field));
}

/** Whether an event says that a field of what it happened to is another. */
export function changesOne(
  { type, details }: EventRow,
  wanted: EventRow['type'],
  field: string,
): boolean {
  const { changed } = details;
  return type === wanted && Array.isArray(changed) && changed.includes(field);
}

type Parts = [string, boolean][];

function viewParts(recipient: RecipientState, event: EventRow | undefined): Parts {
  const { viewedAt, viewedLinkChannel, viewedIpAddress, viewedUserAgent } = recipient;
  return [
    ['time', viewedAt?.getTime() === event?.at.getTime()],
    ['address', viewedIpAddress === (event?.ipAddress ?? null)],
    ['link', (viewedLinkChannel === null) === (event === undefined)],
    ['browser', (viewedUserAgent === null) === (event === undefined)],
  ];
}

function consentParts(
  recipient: RecipientState,
  event: EventRow | undefined,
  sha256: (text: string) => string,
): Parts {
  const { consentAt, consentVersion, consentLanguage, consentText } = recipient;
  const { consentLinkChannel, consentIpAddress, consentUserAgent } = recipient;
  const said = event?.details ?? {};
  const language = consentVersion === null ? null : languageOfVersion(consentVersion);
  return [
    ['time', consentAt?.getTime() === event?.at.getTime()],
    ['version', consentVersion === (said['consent_version'] ?? null)],
    ['language', consentLanguage === language],
    ['text', (consentText && sha256(consentText)) === (said['consent_sha256'] ?? null)],
    ['address', consentIpAddress === (event?.ipAddress ?? null)],
    ['browser', consentUserAgent === (said['user_agent'] ?? null)],
    ['link', (consentLinkChannel === null) === (event === undefined)],
  ];
}

function sentences(
  { id, name, email }: RecipientState,
  what: string,
  event: EventRow | undefined,
  parts: Parts,
): string[] {
  const of = `The ${what} of ${publicId('rec', id)}`;
  const differing = parts.flatMap(([part, isSame]) => (isSame ? [] : part));
  const isTheirs = !event || isBy({ name, email }, event);
  return [
    differing.length === 0 ? [] : `${of} has another ${differing.join(', ')} in the log.`,
    isTheirs ? [] : `${of} is another person’s in the log.`,
  ].flat();
}
