import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { maxCharactersOf } from './values.ts';
import { WrittenDate } from './written-date.tsx';

interface TypedInputProps {
  field: Field;
  /** What every kind of input has. */
  attributes: {
    id: string;
    value: string;
    onInput: (event: { currentTarget: { value: string } }) => void;
  };
  placeholder: string;
  /** Stands in place of a date that was not chosen. */
  noDate: string;
}

/** The input for what is written or chosen, by the type of its field. */
export function TypedInput({ field, attributes, placeholder, noDate }: TypedInputProps) {
  const { ready } = useMessages();
  const { value } = attributes;
  const max = maxCharactersOf(field);
  const written = { ...attributes, placeholder, translate: false };
  switch (field.type) {
    case 'textarea':
      return <textarea {...written} dir="auto" rows={3} maxLength={max} />;
    case 'select':
      return (
        <select {...attributes}>
          <option value="">{ready.choose}</option>
          {field.options?.map((option) => (
            <option key={option} value={option} translate={false}>
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
          <input {...attributes} type="date" translate={false} max="9999-12-31" />
          <WrittenDate field={field} value={value} placeholder={noDate} />
        </>
      );
    case 'email':
      return <input {...written} type="email" autoComplete="email" maxLength={254} />;
    case 'text':
    case 'checkbox':
    case 'signature':
      return field.options ? (
        <>
          <input
            {...written}
            type="text"
            dir="auto"
            maxLength={max}
            list={`${attributes.id}-list`}
          />
          <datalist id={`${attributes.id}-list`}>
            {field.options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      ) : (
        <input {...written} type="text" dir="auto" maxLength={max} />
      );
  }
}
