import { present } from '../document/representation.ts';
import type { Person } from '../mail/mail.ts';
import type { DocumentMailContent } from '../mail/mail-decision.ts';
import type { NewHolder } from './passing.ts';
import type { PassedOnBy } from './recipient.ts';

/** What is told of a place that was passed on. */
export function passingMail(
  { name, email }: Person,
  to: NewHolder,
  doneBy: PassedOnBy,
): DocumentMailContent & { kind: 'delegated' } {
  return {
    kind: 'delegated',
    from: { name, email },
    to: { name: to.name, email: to.email },
    doneBy,
    ...present('reason', to.reason),
  };
}
