import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { placeId, type FieldPlace } from './places.ts';
import { fixedText, handOf, isOurs } from './shown-value.ts';

/**
 * A place that nobody here fills in. The sender's words are drawn on the page already: what is laid
 * over them is named, and not written a second time.
 */
export function FixedPlace({ place: { field, id } }: { place: FieldPlace }) {
  const messages = useMessages();
  const { session } = useSession();
  const text = fixedText(field, session, messages);
  const hand = handOf(field, undefined, messages) ?? '';
  if (field.read_only && id !== placeId(field.id)) return null;
  return (
    <p id={id} class={`place-fixed ${field.read_only ? 'on-page' : ''}`} title={hand}>
      <span class="unseen">
        <bdi>{field.label}</bdi>:{' '}
      </span>
      <bdi class={field.read_only ? 'unseen' : ''} translate={isOurs(field, field.value)}>
        {text}
      </bdi>
      <span class="unseen"> ({hand})</span>
    </p>
  );
}
