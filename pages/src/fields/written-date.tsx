import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { shownValue } from './shown-value.ts';

interface WrittenDateProps {
  field: Field;
  value: string;
  /** Stands there as long as nothing was chosen. */
  placeholder: string;
}

/**
 * A date as it will stand on paper, over an input that browsers write in a way and in a language of
 * their own.
 */
export function WrittenDate({ field, value, placeholder }: WrittenDateProps) {
  const messages = useMessages();
  return (
    <span
      class={value === '' ? 'date-written empty' : 'date-written'}
      aria-hidden="true"
      translate={value === '' && placeholder === messages.ready.chooseDate}
    >
      {value === '' ? placeholder : shownValue(field, value, messages)}
    </span>
  );
}
