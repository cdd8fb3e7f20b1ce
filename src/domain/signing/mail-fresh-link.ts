import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import type { RecipientState } from '../document/state.ts';
import { isHolder } from '../recipient/recipient.ts';
import { dayMs } from '../time.ts';

/**
 * Mails a recipient a link that shows the content again, at most once in 24 hours. A link that
 * shows it still, or a mail too soon, comes to nothing rather than a refusal: whoever holds an old
 * link learns nothing of the mails that went out.
 */
export function mailFreshLink(
  { recipient, contentExpired }: { recipient: RecipientState; contentExpired: boolean },
  lastMailedAt: Date | null,
  now: Date,
): DocumentDecision {
  const tooSoon = lastMailedAt !== null && now.getTime() - lastMailedAt.getTime() < dayMs;
  if (!contentExpired || tooSoon || !isHolder(recipient)) return nothingToDo;
  return {
    events: [],
    mails: [{ to: recipient.id, occurrence: now.toISOString(), content: { kind: 'fresh_link' } }],
  };
}
