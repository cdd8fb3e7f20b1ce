import type { DocumentState } from '../document/state.ts';
import { Refusal } from '../refusals.ts';
import { plusDays } from '../time.ts';

/**
 * Whether a completed document has been shown through this link for long enough. A link lies in
 * mailboxes and histories for years; a fresh one, mailed on demand, shows that its reader still has
 * the address, and opens the content for as many days again. Of the closed states it is the only
 * one in which a link shows content at all.
 * @param freshAt when the link was mailed on demand; undefined for every other link
 */
export function contentExpired(
  { completedAt }: Pick<DocumentState, 'completedAt'>,
  freshAt: Date | undefined,
  linkContentDays: number,
  now: Date,
): boolean {
  if (completedAt === null) return false;
  const since = freshAt && freshAt > completedAt ? freshAt : completedAt;
  return plusDays(since, linkContentDays) <= now;
}

/** @throws URL_EXPIRED */
export function requireContent(session: { contentExpired: boolean }): void {
  if (!session.contentExpired) return;
  throw new Refusal(
    'URL_EXPIRED',
    'This link no longer shows the document; ask for a fresh one by mail.',
  );
}
