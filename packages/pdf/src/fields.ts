/** What a form, or text tags, ask a signer for. */
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

/** Read from the file's form or its text tags, or placed by whoever sends it. */
export const fieldSources = ['form', 'tag', 'placed'] as const;
export type FieldSource = (typeof fieldSources)[number];

/** Where on the pages something stands. */
export interface Place {
  /** From 0. */
  page: number;
  /** x, y, width, height in PDF points, origin at the bottom left. */
  rect: [number, number, number, number];
  /**
   * How far what is written there is turned against upright, counter-clockwise, on the page as it is
   * shown; absent: it is upright.
   */
  turn?: 90 | 180 | 270;
}

/** How a value is written on paper, as the form's author asked for. */
export type FieldFormat =
  | {
      kind: 'number';
      decimals: number;
      group: string;
      decimal: string;
      prefix?: string;
      suffix?: string;
    }
  | { kind: 'percent'; decimals: number; group: string; decimal: string }
  /** Acrobat's letters: d, dd, ddd, dddd, m to mmmm, yy, yyyy. */
  | { kind: 'date'; pattern: string };

/** A place in the prepared PDF that a signer fills. */
export interface FormField extends Place {
  name: string;
  source: FieldSource;
  label: string;
  type: FieldType;
  required: boolean;
  /** Of a signature: only initials are asked for. */
  variant?: 'initials';
  placeholder?: string;
  /** What the signer chooses from, as shown: one of these; of a text, what it suggests. */
  options?: string[];
  /** What the form calls each option, in their order, where that is something else. */
  exportValues?: string[];
  /**
   * Chosen or ticked already in the form, or given by the sender: a suggestion, which the signer
   * sees filled in and may change. Of a form's check box only ever true.
   */
  value?: string | number | boolean;
  /** All places, where there are several; of a choice by buttons, each option's own. */
  places?: (Place & { option?: string })[];
  /** Of characters; of a number or a date only its boxes on paper, with `comb`. */
  maxLength?: number;
  /** One character to each of `maxLength` boxes. */
  comb?: boolean;
  format?: FieldFormat;
  /** From 1: the n-th signer by (order, created_at, id); absent means the first. */
  signer?: number;
}

/** Of one document. People fill a few dozen fields; a form of the tax office has some hundreds. */
export const fieldLimits = {
  fields: 1_000,
  /** Places of fields on the pages, those included that nobody fills. */
  places: 5_000,
  optionsOfField: 500,
  options: 5_000,
  /** Of a name or an option. */
  characters: 255,
};
