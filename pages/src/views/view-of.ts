import type { SigningSession } from '../api/session.ts';

/** Which view shows this session. A viewer reads without consent. */
export function viewOf({
  state,
  consent,
  recipient,
  content_expired,
}: SigningSession): SigningSession['state'] | 'consent' | 'content_expired' {
  if (content_expired) return 'content_expired';
  const asksConsent = consent.required && !consent.accepted_at && recipient.role !== 'viewer';
  return state === 'ready' && asksConsent ? 'consent' : state;
}

/** Whether a person has agreed or viewed before through a link of this recipient. */
export function hasReadBefore({ consent, recipient }: SigningSession): boolean {
  return !!recipient.viewed_at || !!consent.accepted_at;
}
