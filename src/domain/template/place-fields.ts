import { fieldLimits } from '@countersign/pdf/fields';
import { shownPage } from '@countersign/pdf/page-geometry';
import type { FieldId } from '../ids.ts';
import { invalid, invalidPlaces } from '../refusals.ts';
import { choosePlaces } from './choose-places.ts';
import { wrongWithInput } from './check-field-input.ts';
import type { Field } from './field.ts';
import type { FieldInput } from './field-input.ts';
import { fieldOfFile, isInPlace, ownOfFile } from './field-of-file.ts';
import { chooseHolder } from './choose-holder.ts';
import type { Placing } from './place-boxes.ts';
import type { PlacingProblems, PlacingOf } from './placing.ts';
import { wrongWithSaidValue } from './said-value.ts';

/**
 * The whole set of fields of a document or template after a PUT: the file's own, changed where an
 * input has the name of one, and the placed ones. A field that keeps its name keeps its id.
 * @throws VALIDATION_ERROR with pointers below `at`; FIELD_EXISTS, ANCHOR_NOT_FOUND,
 *   ANCHOR_AMBIGUOUS with one
 */
export function placeFields(inputs: readonly FieldInput[], placing: PlacingOf): Field[] {
  const { current, at, pages } = placing;
  const sizes = pages.map(shownPage);
  const noted: PlacingProblems = { wrong: [], refused: [] };
  const ofFile = current.filter(({ source }) => source !== 'placed').map(ownOfFile);
  const keptIds = new Map(
    current.filter(({ source }) => source === 'placed').map(({ name, id }) => [name, id]),
  );
  const byName = Map.groupBy(ofFile, ({ name }) => name);
  const changed = new Map<FieldId, Field>();
  const placed: Field[] = [];
  const names = new Set<string>();
  for (const [index, input] of inputs.entries()) {
    const here = `${at}/${index}`;
    const own = takeOwn(byName.get(input.name), input, placing);
    if (!own && names.has(input.name)) {
      noted.wrong.push({ pointer: `${here}/name`, message: 'is the name of another field' });
      continue;
    }
    names.add(input.name);
    if (own) {
      changed.set(own.id, fieldOfFile(own, input, here, placing, noted));
      continue;
    }
    const field = placedField(input, here, { ...noted, pages, sizes }, placing);
    if (field) placed.push({ ...field, id: keptIds.get(field.name) ?? placing.newId() });
  }
  if (noted.wrong.length > 0) throw invalidPlaces(noted.wrong);
  const [refusal] = noted.refused;
  if (refusal) throw refusal;
  const fields = [...ofFile.map((field) => changed.get(field.id) ?? field), ...placed];
  refuseTooMany(fields, at);
  return fields;
}

/** Text tags of one name are as many fields, told apart by their places. */
function takeOwn(
  own: Field[] | undefined,
  input: FieldInput,
  { pages }: PlacingOf,
): Field | undefined {
  if (!own || own.length === 0) return undefined;
  const index = own.findIndex((field) => isInPlace(field, input, pages));
  return own.splice(Math.max(0, index), 1)[0];
}

function placedField(
  input: FieldInput,
  at: string,
  on: Omit<Placing, 'type'>,
  placing: PlacingOf,
): Omit<Field, 'id'> | undefined {
  const { wrong } = on;
  const before = wrong.length;
  const { type } = input;
  if (type === undefined) {
    wrong.push({ pointer: `${at}/type`, message: 'is required of a field that is placed' });
    return undefined;
  }
  wrong.push(...wrongWithInput(input, type, at));
  const places = choosePlaces(input, at, { ...on, type }, placing.located);
  const [first] = places;
  const buttons = places.flatMap(({ option }) => option ?? []);
  const options = buttons.length > 0 ? buttons : input.options;
  const field: Omit<Field, 'id'> = {
    name: input.name,
    source: 'placed',
    label: input.label ?? input.name,
    type,
    required: input.required ?? type === 'signature',
    page: first?.page ?? 0,
    rect: first?.rect ?? [0, 0, 0, 0],
    ...((places.length > 1 || buttons.length > 0) && { places }),
    ...(input.variant && { variant: input.variant }),
    ...(input.placeholder !== undefined && { placeholder: input.placeholder }),
    ...(options && { options: [...options] }),
    ...(input.max_length !== undefined && { maxLength: input.max_length }),
    ...(input.format !== undefined && { format: { kind: 'date', pattern: input.format } }),
    ...(input.font_size !== undefined && { fontSize: input.font_size }),
    ...(input.auto && { auto: input.auto }),
    ...(input.value !== undefined && { value: input.value }),
    ...(input.read_only && { readOnly: true as const }),
    ...chooseHolder(input, type, at, placing, on),
  };
  wrong.push(...wrongWithSaidValue(field, at, placing.valuesFollow?.has(field.name) ?? false));
  return wrong.length > before || !first ? undefined : field;
}

/** @throws VALIDATION_ERROR past the limits of a document's fields altogether */
function refuseTooMany(fields: readonly Field[], at: string): void {
  const { fields: most, places, options } = fieldLimits;
  const sum = (count: (field: Field) => number) =>
    fields.reduce((total, field) => total + count(field), 0);
  if (fields.length > most) {
    throw invalid(at, `would be ${fields.length} fields with those of the file; ${most} are taken`);
  }
  if (sum((field) => field.places?.length ?? 1) > places) {
    throw invalid(at, `must have ${places} places or fewer, those of the file included`);
  }
  if (sum((field) => field.options?.length ?? 0) > options) {
    throw invalid(at, `must have ${options} options or fewer, those of the file included`);
  }
}
