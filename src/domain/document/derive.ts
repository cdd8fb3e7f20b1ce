import { hasActed, isHolder } from '../recipient/recipient.ts';
import { documentStatus } from './document.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from './state.ts';
import { turns, type Turn } from './turns.ts';

/** Whose turn it is, of recipients as rows have them; who passed their place on has none. */
export function turnsOf(recipients: readonly RecipientState[]): Map<string, Turn> {
  return turns(
    recipients.filter(isHolder).map((recipient) => ({
      id: recipient.id,
      role: recipient.role,
      order: recipient.order,
      acted: hasActed(recipient),
    })),
  );
}

export interface DerivedState {
  document: Pick<DocumentState, 'status' | 'recipientsCount' | 'signedCount'>;
  /** Their turn fell back: they are invited again when it returns. */
  uninvited: RecipientState[];
}

/** Status, counts and lost turns, from the facts. */
export function deriveState({ document, recipients }: DocumentWithRecipients): DerivedState {
  const turn = turnsOf(recipients);
  return {
    document: {
      status: documentStatus(document, recipients),
      recipientsCount: recipients.length,
      signedCount: recipients.filter(hasActed).length,
    },
    uninvited: recipients.filter(
      ({ id, invitedAt }) => invitedAt !== null && turn.get(id) === 'waiting',
    ),
  };
}
