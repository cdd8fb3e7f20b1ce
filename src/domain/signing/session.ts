import type { Proof } from '../authentication/proof.ts';
import type { RecipientPrincipal } from '../access/principal.ts';
import { turnsOf } from '../document/derive.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import type { Turn } from '../document/turns.ts';
import type { Settings } from '../settings/settings.ts';

/** What a rule may know of a recipient who opened their link. */
export interface SigningSession {
  document: DocumentState;
  recipients: RecipientState[];
  recipient: RecipientState;
  turn: Turn;
  /** Who came, through which link, and with what from where. */
  principal: RecipientPrincipal;
  /** What the browser that came has proved. */
  proof: Proof;
  settings: Settings;
}

export function turnOf(
  recipients: readonly RecipientState[],
  { id }: Pick<RecipientState, 'id'>,
): Turn {
  return turnsOf(recipients).get(id) ?? 'waiting';
}
