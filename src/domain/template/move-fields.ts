import type { RecipientId } from '../ids.ts';
import type { Field } from './field.ts';

/**
 * The fields as they are once one recipient's are another's. Undefined when that recipient has none
 * by name: those of a signer's number go with the number.
 */
export function movedFields(
  fields: readonly Field[],
  from: RecipientId,
  to: RecipientId,
): Field[] | undefined {
  const isTheirs = ({ holder }: Field) => holder?.kind === 'recipient' && holder.id === from;
  if (!fields.some(isTheirs)) return undefined;
  return fields.map((field) =>
    isTheirs(field) ? { ...field, holder: { kind: 'recipient', id: to } } : field,
  );
}
