import type { Field } from './field.ts';

/** Whether the sender filled it in, and nobody changes that: it becomes part of the prepared file. */
export function hasSenderWords({ readOnly, value }: Pick<Field, 'readOnly' | 'value'>): boolean {
  return readOnly === true && value !== undefined;
}
