import { isDemanded } from '../authentication/demand.ts';
import { present } from '../document/representation.ts';
import type { RecipientState } from '../document/state.ts';
import type { Person } from '../mail/mail.ts';
import type { DocumentMailContent } from '../mail/mail-decision.ts';
import type { NewHolder } from './passing.ts';
import type { PassedOnBy } from './recipient.ts';

type PassingMail = DocumentMailContent & { kind: 'delegated' };

/** What is told of a place that was passed on. */
export function passingMail(
  { name, email }: Person,
  to: NewHolder,
  doneBy: PassedOnBy,
): PassingMail {
  return {
    kind: 'delegated',
    from: { name, email },
    to: { name: to.name, email: to.email },
    doneBy,
    ...present('reason', to.reason),
  };
}

/** The owner has to tell an access code to who is asked for it now: we cannot. */
export function passingMailToOwner(
  recipient: RecipientState,
  to: NewHolder,
  doneBy: PassedOnBy,
): PassingMail {
  const asksAccessCode = isDemanded(recipient.authentication, 'access_code');
  return { ...passingMail(recipient, to, doneBy), ...(asksAccessCode && { asksAccessCode }) };
}
