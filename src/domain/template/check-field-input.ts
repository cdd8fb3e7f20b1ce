import { fieldLimits } from '@countersign/pdf/fields';
import type { WrongPlace } from '../refusals.ts';
import { wrongWithText } from '@countersign/pdf/plain-text';
import { wrongWithDatePattern } from './date-pattern.ts';
import type { FieldType } from './field.ts';
import type { FieldInput } from './field-input.ts';

const written: readonly FieldType[] = ['text', 'textarea', 'number', 'date', 'email', 'select'];

/** Of which types a field has this member. */
const typesWith: Partial<Record<keyof FieldInput, readonly FieldType[]>> = {
  variant: ['signature'],
  placeholder: written,
  options: ['select'],
  max_length: ['text', 'textarea', 'email'],
  format: ['date'],
  font_size: written,
};

/** `^[A-Za-z0-9_][\w .-]{0,254}$`, with ASCII letters. */
const nameForm = /^[A-Za-z0-9_][A-Za-z0-9_ .-]{0,254}$/;

/** What is wrong with what a new field says of itself, its place and holder apart. */
export function wrongWithInput(input: FieldInput, type: FieldType, at: string): WrongPlace[] {
  const wrong: WrongPlace[] = [];
  const note = (key: keyof FieldInput, message: string | undefined) => {
    if (message !== undefined) wrong.push({ pointer: `${at}/${key}`, message });
  };
  if (!nameForm.test(input.name)) {
    note('name', 'must begin with a letter, digit or _ and have letters, digits, spaces and _ . -');
  }
  for (const [key, types] of Object.entries(typesWith) as [keyof FieldInput, FieldType[]][]) {
    if (input[key] !== undefined && !types.includes(type)) note(key, `is not taken of a ${type}`);
  }
  note('label', wrongLine(input.label));
  note('placeholder', input.placeholder === '' ? undefined : wrongLine(input.placeholder));
  if (type === 'date' && input.format !== undefined) {
    note('format', wrongWithDatePattern(input.format));
  }
  wrong.push(...wrongOptions(input, type, at));
  return wrong;
}

/** What people read on one line. */
export function wrongLine(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (text.trim() === '') return 'must not be empty';
  if (/[\t\r\n]/.test(text)) return 'must be a single line';
  return wrongWithText(text);
}

function wrongOptions({ options, places }: FieldInput, type: FieldType, at: string): WrongPlace[] {
  if (type !== 'select') return [];
  const pointer = `${at}/options`;
  const buttons = places?.flatMap(({ option }) => option ?? []) ?? [];
  if (buttons.length > 0) {
    if (options)
      return [{ pointer, message: 'is not taken beside buttons, which are the options' }];
    if (buttons.length > fieldLimits.optionsOfField) {
      const message = `must have ${fieldLimits.optionsOfField} options or fewer`;
      return [{ pointer: `${at}/places`, message }];
    }
    return (places ?? []).flatMap(({ option }, index) => {
      const message = wrongLine(option);
      return message ? [{ pointer: `${at}/places/${index}/option`, message }] : [];
    });
  }
  if (!options) return [{ pointer, message: 'is required of a select without buttons' }];
  const seen = new Set<string>();
  return options.flatMap((option, index) => {
    const message = seen.has(option) ? 'is there already' : wrongLine(option);
    seen.add(option);
    return message ? [{ pointer: `${pointer}/${index}`, message }] : [];
  });
}
