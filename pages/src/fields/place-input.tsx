import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SigningForm } from '../views/use-signing-form.ts';
import { inputText } from './shown-value.ts';
import { maxCharactersOf, type RawValue } from './values.ts';
import { WrittenDate } from './written-date.tsx';

interface PlaceInputProps {
  field: Field;
  value: RawValue;
  shared: { id: string };
  form: SigningForm;
}

/** An input on the page itself, named by the field's label. */
export function PlaceInput({ field, value, shared, form }: PlaceInputProps) {
  const messages = useMessages();
  const { ready } = messages;
  const text = inputText(value, messages);
  const common = {
    ...shared,
    class: `place-input ${text === '' ? 'empty' : 'filled'}`,
    value: text,
    title: field.label,
    'aria-label': field.label,
    'aria-required': field.required,
    onInput: (event: { currentTarget: { value: string } }) =>
      form.fill(field.id, event.currentTarget.value),
  };
  const written = { ...common, placeholder: field.placeholder ?? field.label };
  switch (field.type) {
    case 'textarea':
      return <textarea {...written} dir="auto" maxLength={maxCharactersOf(field)} />;
    case 'select':
      return (
        <select {...common}>
          <option value="">{ready.choose}</option>
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <input {...written} type="text" inputMode="decimal" />;
    case 'date':
      return (
        <>
          <input {...common} type="date" max="9999-12-31" />
          <WrittenDate field={field} value={text} placeholder={field.placeholder ?? field.label} />
        </>
      );
    case 'email':
      return <input {...written} type="email" autoComplete="email" maxLength={254} />;
    case 'text':
    case 'checkbox':
    case 'signature':
      return <input {...written} type="text" dir="auto" maxLength={maxCharactersOf(field)} />;
  }
}
