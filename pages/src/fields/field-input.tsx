import type { ComponentChildren } from 'preact';
import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { handOf, inputText } from './shown-value.ts';
import { WrittenDate } from './written-date.tsx';
import { maxCharactersOf, type RawValue } from './values.ts';

interface FieldInputProps {
  field: Field;
  value: RawValue;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

/** The id of the input that belongs to a field, for links from a list of what is missing. */
export const fieldInputId = (fieldId: string) => `field-${fieldId}`;

const fieldErrorId = (fieldId: string) => `${fieldInputId(fieldId)}-error`;

/** One labelled input for one field of the document, by its type. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  const messages = useMessages();
  const id = fieldInputId(field.id);
  const handId = `${id}-hand`;
  const described = {
    id,
    'aria-describedby': `${field.value === undefined ? '' : `${handId} `}${fieldErrorId(field.id)}`,
    'aria-invalid': error !== undefined,
    'aria-required': field.required,
  };
  const hand = handOf(field, value, messages);
  const errorLine = (
    <>
      {field.value !== undefined && (
        <p id={handId} class={hand === undefined ? 'quiet small gone' : 'quiet small'}>
          {messages.prefilled.suggested}
        </p>
      )}
      <p id={fieldErrorId(field.id)} class="field-error">
        {error ?? ''}
      </p>
    </>
  );
  if (field.type === 'checkbox') {
    return (
      <div class="field">
        <label class="check">
          <input
            {...described}
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>
            <bdi>{field.label}</bdi> <OptionalMark field={field} />
          </span>
        </label>
        {errorLine}
      </div>
    );
  }
  if (field.places?.some(({ option }) => option !== undefined)) {
    return (
      <Choice field={field} value={value} described={described} onChange={onChange}>
        {errorLine}
      </Choice>
    );
  }
  return (
    <div class="field">
      <label for={id}>
        <bdi>{field.label}</bdi> <OptionalMark field={field} />
      </label>
      <TextInput
        field={field}
        value={inputText(value, messages)}
        described={described}
        onChange={onChange}
      />
      {errorLine}
    </div>
  );
}

interface ChoiceProps {
  field: Field;
  value: RawValue;
  described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean };
  onChange: (value: string) => void;
  children: ComponentChildren;
}

/** Buttons on the page of which one is chosen. */
function Choice({ field, value, described, onChange, children }: ChoiceProps) {
  const { ready } = useMessages();
  const { id, ...state } = described;
  return (
    <fieldset class="field choice">
      <legend>
        <bdi>{field.label}</bdi> <OptionalMark field={field} />
      </legend>
      {field.options?.map((option, index) => (
        <label key={option} class="check">
          <input
            {...state}
            // The first takes the focus for all of them.
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <bdi>{option}</bdi>
        </label>
      ))}
      {!field.required && (
        <label class="check quiet">
          <input
            {...state}
            type="radio"
            name={id}
            checked={value === ''}
            onChange={() => onChange('')}
          />
          {ready.noChoice}
        </label>
      )}
      {children}
    </fieldset>
  );
}

function OptionalMark({ field }: { field: Field }) {
  const messages = useMessages();
  return field.required ? null : <span class="quiet">{messages.optional}</span>;
}

interface TextInputProps {
  field: Field;
  value: string;
  described: { id: string };
  onChange: (value: string) => void;
}

function TextInput({ field, value, described, onChange }: TextInputProps) {
  const { ready } = useMessages();
  const onInput = (event: { currentTarget: { value: string } }) =>
    onChange(event.currentTarget.value);
  const max = maxCharactersOf(field);
  const shared = { ...described, value, placeholder: field.placeholder ?? '' };
  switch (field.type) {
    case 'textarea':
      return <textarea {...shared} dir="auto" rows={3} maxLength={max} onInput={onInput} />;
    case 'select':
      return (
        <select {...described} value={value} onChange={onInput}>
          <option value="">{ready.choose}</option>
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <input {...shared} type="text" inputMode="decimal" onInput={onInput} />;
    case 'date':
      return (
        <div class="date">
          <input {...described} type="date" max="9999-12-31" value={value} onInput={onInput} />
          <WrittenDate field={field} value={value} placeholder={ready.chooseDate} />
        </div>
      );
    case 'email':
      return (
        <input {...shared} type="email" autoComplete="email" maxLength={254} onInput={onInput} />
      );
    case 'text':
    case 'checkbox':
    case 'signature':
      return <input {...shared} type="text" dir="auto" maxLength={max} onInput={onInput} />;
  }
}
