import { hasActed } from '../recipient/recipient.ts';
import { documentStatus } from './document.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from './state.ts';
import { turns, type Turn } from './turns.ts';

/** Whose turn it is, of recipients as rows have them. */
export function turnsOf(recipients: readonly RecipientState[]): Map<string, Turn> {
  return turns(
    recipients.map((recipient) => ({
      id: recipient.id,
      role: recipient.role,
      order: recipient.order,
      acted: hasActed(recipient),
    })),
  );
}

export interface Derived {
  document: Pick<DocumentState, 'status' | 'recipientsCount' | 'signedCount'>;
  /** Their turn fell back: they are invited again when it returns. */
  uninvited: RecipientState[];
}

/** Status, counts and lost turns, from the facts. */
export function deriveState({ document, recipients }: DocumentWithRecipients): Derived {
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
