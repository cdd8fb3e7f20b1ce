import type { SigningSession } from './api/session.ts';

type EmbedEvent = 'signed' | 'declined' | 'delegated' | 'closed';

const origins = (
  document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]')?.content ?? ''
)
  .split(' ')
  .filter((origin) => origin !== '');

/** The page stands in a frame, which its policy allows to the named origins only. */
export const isEmbedded = window.parent !== window && origins.length > 0;

/** Tells the page around this one, if it is of a named origin, and no other. */
export function tellHost(event: EmbedEvent, { document: { id } }: SigningSession): void {
  if (!isEmbedded) return;
  for (const origin of origins) {
    window.parent.postMessage({ source: 'countersign', event, document_id: id }, origin);
  }
}

/** What the reader has done to bring about the second session. */
export function eventBetween(
  before: SigningSession,
  after: SigningSession,
): Exclude<EmbedEvent, 'closed'> | undefined {
  if (!before.recipient.completed_at && after.recipient.completed_at) {
    return after.recipient.role === 'viewer' ? undefined : 'signed';
  }
  if (before.state !== 'delegated' && after.state === 'delegated') {
    return after.passed_on?.by === 'recipient' ? 'delegated' : undefined;
  }
  const refused = after.recipient.status === 'declined' && before.recipient.status !== 'declined';
  return refused ? 'declined' : undefined;
}
