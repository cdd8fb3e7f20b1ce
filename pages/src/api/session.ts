/** Short names for the shapes of the generated client that the page uses. */
import type { HiddenSigningSession, SigningSession } from '@countersign/client';

export type { HiddenSigningSession, SigningResult, SigningSession } from '@countersign/client';

/** What is asked of the reader, and whether this browser has met it. */
export type Demand = HiddenSigningSession['authentication'][number];

/** Nothing of the document is shown before the reader has proved who they are. */
export function isHidden(
  session: SigningSession | HiddenSigningSession,
): session is HiddenSigningSession {
  return session.state === 'authenticate';
}

export type Participant = SigningSession['participants'][number];

export type Field = SigningSession['fields'][number];
