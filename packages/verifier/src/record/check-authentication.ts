import canonicalize from 'canonicalize';
import type { LoggedEvent } from '../log/logged-event.ts';
import { isBy } from './logged-actor.ts';
import type { RecordedAuthentication } from './recorded-authentication.ts';
import type { SigningRecord } from './signing-record.ts';

/**
 * What the log says otherwise of how who acted had proved who they are: the event of the act lists
 * each step, and each step has an event of its own.
 * @param act the event of the act
 * @param own the events of the recipient
 * @returns the first contradiction; undefined where there is none
 */
export function authenticationProblem(
  { recipient, act: { at }, authentication: steps = [] }: SigningRecord,
  act: LoggedEvent,
  own: readonly LoggedEvent[],
): string | undefined {
  const { authentication: listed = [] } = act.details;
  if (canonicalize(listed) !== canonicalize(steps.map(loggedStep))) {
    return 'the authentication is another';
  }
  for (const step of steps) {
    // The API of a test workspace proves nothing: the act alone says that it acted.
    const isLogged = step.method === 'test' || own.some((e) => isEventOf(step, recipient, e));
    if (!isLogged) {
      return `the authentication by ${step.method} is not, as it is recorded,`;
    }
    if (step.at > at) return `the authentication by ${step.method} is later than the act`;
    if (step.passkey && step.at !== at) return 'the passkey signed at another time';
  }
  return undefined;
}

/** Of a step, what the event of the act lists. */
function loggedStep({ method, before, at, hint }: RecordedAuthentication) {
  return { method, before, at, ...(hint !== undefined && { hint }) };
}

function isEventOf(
  { method, at, attempts, ip_address }: RecordedAuthentication,
  recipient: SigningRecord['recipient'],
  event: LoggedEvent,
): boolean {
  return (
    event.type === 'recipient.authenticated' &&
    isBy(recipient, event) &&
    event.at === at &&
    event.details.method === method &&
    event.details.attempt === attempts &&
    event.ip_address === ip_address
  );
}
