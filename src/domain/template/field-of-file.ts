import type { PageGeometry } from '@countersign/pdf/page-geometry';
import { Refusal } from '../refusals.ts';
import { wrongLine } from './check-field-input.ts';
import { chooseHolder } from './choose-holder.ts';
import { saysPlace } from './choose-places.ts';
import type { Field } from './field.ts';
import type { FieldInput } from './field-input.ts';
import { agreesWith } from './place-boxes.ts';
import type { PlacingProblems, PlacingOf } from './placing.ts';
import { wrongWithSaidValue } from './said-value.ts';

/** A field of the file as the file has it, whatever the sender said about it. */
export function ownOfFile(field: Field): Field {
  const { inFile, holder: _holder, readOnly: _readOnly, ...own } = field;
  if (!inFile) return field;
  const { label: _label, required: _required, value: _value, signer: _signer, ...rest } = own;
  return { ...rest, ...inFile };
}

/**
 * A field of the file with what an input says of it: whose it is, its label, whether it is required,
 * and what stands in it. All else is the file's, and may be given only as it is.
 */
export function fieldOfFile(
  own: Field,
  input: FieldInput,
  at: string,
  placing: PlacingOf,
  noted: PlacingProblems,
): Field {
  const { wrong } = noted;
  for (const key of othersThan(own, input)) {
    wrong.push({ pointer: `${at}/${key}`, message: 'is the file’s own and cannot be changed' });
  }
  if (saysPlace(input) && !isInPlace(own, input, placing.pages)) {
    const pointer = `${at}/name`;
    const message = 'is the name of a field of the file, which stays where it is';
    noted.refused.push(
      new Refusal('FIELD_EXISTS', `${pointer}: ${message}.`, { errors: [{ pointer, message }] }),
    );
  }
  const message = input.label === own.label ? undefined : wrongLine(input.label);
  if (message) wrong.push({ pointer: `${at}/label`, message });
  const { type } = own;
  const said: Field = {
    ...own,
    label: input.label ?? own.label,
    required: input.required ?? own.required,
    ...(input.value !== undefined && { value: input.value }),
    ...(input.read_only && { readOnly: true as const }),
    ...(input.recipient !== undefined && chooseHolder(input, type, at, placing, noted)),
  };
  if (input.value !== undefined || input.read_only) {
    const follows = placing.valuesFollow?.has(own.name) ?? false;
    const asInFile = input.value === own.value && !input.read_only;
    if (!asInFile) wrong.push(...wrongWithSaidValue(said, at, follows));
  }
  return withInFile(own, said);
}

/** What an input gives that is the file's to say, and other than the file says it. */
function othersThan(own: Field, input: FieldInput): (keyof FieldInput)[] {
  const { format } = own;
  const ofFile: Partial<Record<keyof FieldInput, unknown>> = {
    type: own.type,
    variant: own.variant,
    placeholder: own.placeholder,
    options: own.options?.join('\n'),
    max_length: own.maxLength,
    auto: undefined,
    format: format?.kind === 'date' ? format.pattern : undefined,
    font_size: undefined,
  };
  return (Object.keys(ofFile) as (keyof FieldInput)[]).filter((key) => {
    const given = key === 'options' ? input.options?.join('\n') : input[key];
    return given !== undefined && given !== ofFile[key];
  });
}

/** Whether all that is said of its place is so already. */
export function isInPlace(own: Field, input: FieldInput, pages: readonly PageGeometry[]): boolean {
  if (input.anchor !== undefined || input.every_page !== undefined) return false;
  if (!agreesWith(input, own, pages)) return false;
  if (!input.places) return own.places === undefined;
  const { places = [] } = own;
  return (
    input.places.length === places.length &&
    places.every((place, index) => {
      const given = input.places?.[index];
      return given && given.option === place.option && agreesWith(given, place, pages);
    })
  );
}

/** A field of which the sender says so; of the file's, what the file says is remembered. */
export function sayOf(field: Field, said: Pick<Field, 'value'>): Field {
  return field.source === 'placed'
    ? { ...field, ...said }
    : withInFile(ownOfFile(field), { ...field, ...said });
}

/** Remembers what the file says, where the sender says otherwise. */
function withInFile(own: Field, said: Field): Field {
  const { label, required, value, signer } = own;
  const { inFile: _, ...rest } = said;
  const changed =
    said.label !== label ||
    said.required !== required ||
    said.value !== value ||
    (said.signer ?? 1) !== (signer ?? 1) ||
    said.holder !== undefined ||
    said.readOnly !== undefined;
  if (!changed) return own;
  const inFile = {
    label,
    required,
    ...(value !== undefined && { value }),
    ...(signer !== undefined && { signer }),
  };
  return { ...rest, inFile };
}
