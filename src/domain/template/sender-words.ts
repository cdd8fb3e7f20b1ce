import type { DocumentState } from '../document/state.ts';
import type { FileId } from '../ids.ts';
import type { Field } from './field.ts';

/** Whether the sender filled it in, and nobody changes that: it becomes part of the prepared file. */
export function hasSenderWords({ readOnly, value }: Pick<Field, 'readOnly' | 'value'>): boolean {
  return readOnly === true && value !== undefined;
}

/** The prepared file of a document as it was made of the one that came, before any words of the sender. */
export function fileWithoutWords({
  plainFileId,
  preparedFileId,
}: Pick<DocumentState, 'plainFileId' | 'preparedFileId'>): FileId {
  return plainFileId ?? preparedFileId;
}
