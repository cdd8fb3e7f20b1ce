import type { ComponentChildren } from 'preact';
import type { Field } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { handOf, inputText } from './shown-value.ts';
import { TypedInput } from './typed-input.tsx';
import type { RawValue } from './values.ts';

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
  const attributes = {
    ...described,
    value: inputText(value, messages),
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const input = (
    <TypedInput
      field={field}
      attributes={attributes}
      placeholder={field.placeholder ?? ''}
      noDate={messages.ready.chooseDate}
    />
  );
  return (
    <div class="field">
      <label for={id}>
        <bdi>{field.label}</bdi> <OptionalMark field={field} />
      </label>
      {field.type === 'date' ? <div class="date">{input}</div> : input}
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
