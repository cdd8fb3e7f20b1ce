import type { RecipientState } from '../document/state.ts';

/** What a recipient agreed to, and under which name they were shown, before there is any. */
const nothingAgreed = {
  consentAt: null,
  consentVersion: null,
  consentLanguage: null,
  consentText: null,
  consentLinkChannel: null,
  consentIpAddress: null,
  consentUserAgent: null,
  shownName: null,
  blockedAt: null,
} as const satisfies Partial<RecipientState>;

/**
 * What is kept of a recipient's own doings and of what they were shown, before there is any: of who
 * is new, and of who becomes another person.
 */
export const nothingDone = {
  viewedAt: null,
  viewedLinkChannel: null,
  viewedIpAddress: null,
  viewedUserAgent: null,
  ...nothingAgreed,
} as const satisfies Partial<RecipientState>;

/**
 * What a change takes back: with another address everything, for the place is another person's; with
 * another name whatever was done under the one before, but not that the address was reached.
 * @returns undefined: nothing
 */
export function takenBack({ name, email }: Partial<RecipientState>) {
  if (email !== undefined) return nothingDone;
  return name === undefined ? undefined : nothingAgreed;
}
