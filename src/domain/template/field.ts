import type { FieldId } from '../ids.ts';

export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'email',
  'checkbox',
  'select',
  'signature',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export type FieldValue = string | number | boolean;

/** A place in the prepared PDF that a signer fills. */
export interface Field {
  id: FieldId;
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  placeholder?: string;
  options?: string[];
  /** From 0. */
  page: number;
  /** x, y, width, height in PDF points, origin at the bottom left. */
  rect: [number, number, number, number];
  /** From 1: the n-th signer by (order, created_at, id); absent means the first. */
  signer?: number;
}
