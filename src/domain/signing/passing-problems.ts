import type { EventRow } from '../audit/logged-event.ts';
import type { RecipientState } from '../document/state.ts';
import { publicId, type RecipientId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import { isBy } from './occasion-problems.ts';

/** In what the rows say something else of places that were passed on than the log does. */
export function passingProblems(
  recipients: readonly RecipientState[],
  events: readonly EventRow[],
): string[] {
  return recipients.flatMap((recipient) => {
    const id = publicId('rec', recipient.id);
    const own = events.filter(({ resourceId }) => resourceId === recipient.id);
    const passed = own.filter(({ type }) => type === 'recipient.reassigned');
    const added = own.find(({ type }) => type === 'recipient.added');
    const differing = differingParts(recipient, passed.at(-1));
    const from = added?.details['reassigned_from'] ?? null;
    const isGap = (['reassignedTo', 'reassignedFrom'] as const).some(
      (part) => recipient[part] !== null && !leadsBack(recipient, part, recipients),
    );
    return [
      passed.length > 1 ? `${id} passed their place on twice.` : [],
      differing.length > 0
        ? `${id} is passed on with another ${differing.join(', ')} in the log.`
        : [],
      from === named(recipient.reassignedFrom) ? [] : `${id} has the place of another in the log.`,
      isGap ? `The place of ${id} came from, or went to, somebody who is not stored so.` : [],
    ].flat();
  });
}

function differingParts(recipient: RecipientState, event: EventRow | undefined): string[] {
  const { reassignedAt, reassignedTo, reassignedBy, reassignReason } = recipient;
  const isTheirs = event !== undefined && isBy(recipient, event);
  const said = event?.details ?? {};
  const parts: [string, boolean][] = [
    ['time', isoOrAbsent(reassignedAt) === event?.at.toISOString()],
    ['successor', named(reassignedTo) === (said['reassigned_to'] ?? null)],
    ['doer', reassignedBy === (said['by'] ?? null)],
    ['person', reassignedBy !== 'recipient' || isTheirs],
    ['reason', reassignReason === (said['reason'] ?? null)],
  ];
  return parts.flatMap(([part, isSame]) => (isSame ? [] : part));
}

/** Who had the place says to whom it went, and who has it from whom. */
function leadsBack(
  recipient: RecipientState,
  part: 'reassignedTo' | 'reassignedFrom',
  recipients: readonly RecipientState[],
): boolean {
  const other = recipients.find(({ id }) => id === recipient[part]);
  const back = part === 'reassignedTo' ? 'reassignedFrom' : 'reassignedTo';
  return other?.[back] === recipient.id;
}

function named(id: RecipientId | null): string | null {
  return id && publicId('rec', id);
}
