import type { LoggedEvent } from '../log/logged-event.ts';
import { isBy } from './logged-actor.ts';
import type { HolderBefore } from './recorded-holders.ts';
import type { SigningRecord } from './signing-record.ts';

/**
 * What the log says otherwise of how the place came to who acted: from the first who had it to the
 * last, each passing on is in the log, once, and none besides.
 * @returns the first contradiction; undefined where there is none
 */
export function passingProblem(
  { recipient, in_place_of: before = [] }: Pick<SigningRecord, 'recipient' | 'in_place_of'>,
  events: readonly LoggedEvent[],
): string | undefined {
  const of = (type: string, id: string) =>
    events.filter((event) => event.type === type && event.resource_id === id);
  const cameFrom = (id: string) => of('recipient.added', id)[0]?.details.reassigned_from;
  const ids = [...before.map(({ recipient_id }) => recipient_id), recipient.id];
  for (const [at, holder] of before.entries()) {
    const next = ids[at + 1] ?? '';
    const [event, ...more] = of('recipient.reassigned', holder.recipient_id);
    if (!event || more.length > 0) return 'a passing on is not';
    if (event.details.reassigned_to !== next) return 'the place was passed on to another';
    if (cameFrom(next) !== holder.recipient_id) return 'the place came from another';
    const wrong = holderProblem(holder, event);
    if (wrong !== undefined) return wrong;
  }
  if (cameFrom(ids[0] ?? '') !== undefined) return 'somebody had the place before';
  if (of('recipient.reassigned', recipient.id).length > 0) return 'the place was passed on again';
  return undefined;
}

function holderProblem(
  { at, by, reason, name, email }: HolderBefore,
  event: LoggedEvent,
): string | undefined {
  const { at: loggedAt, details, actor_type, actor_email } = event;
  const parts: [string, boolean][] = [
    ['a passing on has another time', loggedAt === at],
    ['a passing on was done by another', details.by === by],
    ['a passing on was done by another', (actor_type === 'recipient') === (by === 'recipient')],
    ['who passed on has another email', by === 'sender' || actor_email === email],
    ['who passed on has another name', by === 'sender' || isBy({ name, email }, event)],
    ['a passing on has another reason', details.reason === reason],
  ];
  return parts.find(([, isSame]) => !isSame)?.[0];
}
