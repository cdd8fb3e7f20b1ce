import type { RecipientState } from '../document/state.ts';

/**
 * What is kept of a recipient's own doings and of what they were shown, before there is any: of who
 * is new, and of who becomes another person.
 */
export const nothingDone = {
  viewedAt: null,
  viewedLinkChannel: null,
  viewedIpAddress: null,
  viewedUserAgent: null,
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

/** Whether a change says that the place is somebody else's than the one who was there under it. */
export function isAnotherPerson({ name, email }: Partial<RecipientState>): boolean {
  return name !== undefined || email !== undefined;
}
