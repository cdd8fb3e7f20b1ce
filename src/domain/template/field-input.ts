import type { FieldAuto, FieldType, FieldValue } from './field.ts';

/** A box as it is asked for: PDF points, from the top left of the page as it is shown. */
export interface BoxInput {
  /** From 1; -1 is the last. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlaceInput extends BoxInput {
  /** Of a choice by buttons: what this one stands for. */
  option?: string | undefined;
}

/** A text on the pages, at whose top left corner the box begins, moved by dx and dy points. */
export interface AnchorInput {
  text: string;
  /** From 1, in reading order over all pages. */
  occurrence?: number | undefined;
  /** A place at each occurrence. */
  all?: true | undefined;
  dx?: number | undefined;
  dy?: number | undefined;
}

/**
 * A field as a request asks for it. The form of each member is checked; what belongs together, and
 * what the document allows, `placeFields` says.
 */
export interface FieldInput extends Partial<{
  [Key in keyof BoxInput]: BoxInput[Key] | undefined;
}> {
  name: string;
  type?: FieldType | undefined;
  variant?: 'initials' | undefined;
  /** A recipient's key or id, or the number of a signer; absent: the sender's, or as the file has it. */
  recipient?: string | number | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  options?: readonly string[] | undefined;
  max_length?: number | undefined;
  value?: FieldValue | undefined;
  read_only?: boolean | undefined;
  auto?: FieldAuto | undefined;
  format?: string | undefined;
  font_size?: number | undefined;
  places?: readonly PlaceInput[] | undefined;
  every_page?: true | undefined;
  anchor?: AnchorInput | undefined;
}

/** Texts that inputs ask for, each once, to be located before the transaction. */
export function anchorTexts(inputs: readonly FieldInput[]): string[] {
  return [...new Set(inputs.flatMap(({ anchor }) => anchor?.text ?? []))];
}
