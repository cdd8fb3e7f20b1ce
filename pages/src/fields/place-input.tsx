import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SigningForm } from '../views/use-signing-form.ts';
import { inputText } from './shown-value.ts';
import { TypedInput } from './typed-input.tsx';
import type { RawValue } from './values.ts';

interface PlaceInputProps {
  field: Field;
  value: RawValue;
  shared: { id: string };
  form: SigningForm;
}

/** An input on the page itself, named by the field's label. */
export function PlaceInput({ field, value, shared, form }: PlaceInputProps) {
  const messages = useMessages();
  const text = inputText(value, messages);
  const attributes = {
    ...shared,
    class: `place-input ${text === '' ? 'empty' : 'filled'}`,
    value: text,
    title: field.label,
    'aria-label': field.label,
    'aria-required': field.required,
    onInput: (event: { currentTarget: { value: string } }) =>
      form.fill(field.id, event.currentTarget.value),
  };
  const inside = field.placeholder ?? field.label;
  return <TypedInput field={field} attributes={attributes} placeholder={inside} noDate={inside} />;
}
