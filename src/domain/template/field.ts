import type { FormField } from '@countersign/pdf/fields';
import type { FieldId, RecipientId } from '../ids.ts';

export {
  fieldSources,
  fieldTypes,
  type FieldFormat,
  type FieldSource,
  type FieldType,
  type Place,
} from '@countersign/pdf/fields';

export type FieldValue = string | number | boolean;

/** What the service fills in by itself in the act. */
export const fieldAutos = ['signed_at', 'name', 'email'] as const;
export type FieldAuto = (typeof fieldAutos)[number];

/** Whose a field is, where somebody said so; else it is the n-th signer's by `signer`. */
export type FieldHolder =
  | { kind: 'recipient'; id: RecipientId }
  /** Of a template: the key of one of its roles. */
  | { kind: 'role'; key: string }
  /** Nobody fills it in: it has the sender's words. */
  | { kind: 'sender' };

/** A place in the prepared PDF that a recipient fills, or that has the sender's words. */
export interface Field extends FormField {
  id: FieldId;
  holder?: FieldHolder;
  /** `value` is the sender's words: written into the prepared file by send, changed by nobody. */
  readOnly?: true;
  auto?: FieldAuto;
  /** In points, 6 to 24; absent: as large as fits, at most 12. */
  fontSize?: number;
  /** Of a field of the file about which the sender said otherwise: what the file says. */
  inFile?: Pick<FormField, 'label' | 'required' | 'value' | 'signer'>;
}
