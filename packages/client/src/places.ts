import type { FieldInput } from './generated/types.gen.ts';

/** Points of so many millimetres; the API knows points alone. */
export function mm(millimetres: number): number {
  return rounded((millimetres * 72) / 25.4);
}

/** Of an answer: how large a page is, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Points of a share of a page, across (`x`) and down (`y`): `percent(page).x(50)` is its middle. */
export function percent({ width, height }: PageSize): {
  x: (share: number) => number;
  y: (share: number) => number;
} {
  return {
    x: (share) => rounded((width * share) / 100),
    y: (share) => rounded((height * share) / 100),
  };
}

const rounded = (points: number) => Math.round(points * 1_000) / 1_000;

/** What a builder is given beside who fills the field in. */
export type FieldOptions = Omit<FieldInput, 'type' | 'recipient' | 'name' | 'variant'> & {
  /** Unless given, the recipient and the kind: `tenant_signature`. */
  name?: string;
};

type Recipient = string | number;
type Builder = (recipient: Recipient, options: FieldOptions) => FieldInput;

/** Of the usual size, unless the options say another. */
function builder(
  kind: string,
  type: NonNullable<FieldInput['type']>,
  size: PageSize,
  fixed: Partial<FieldInput> = {},
): Builder {
  return (recipient, options) => ({
    name: `${recipient}_${kind}`,
    type,
    recipient,
    ...(options.places ? {} : size),
    ...fixed,
    ...options,
  });
}

export const signature = builder('signature', 'signature', { width: 180, height: 36 });
export const initials = builder(
  'initials',
  'signature',
  { width: 40, height: 20 },
  { variant: 'initials' },
);
export const text = builder('text', 'text', { width: 180, height: 18 });
export const textarea = builder('textarea', 'textarea', { width: 240, height: 72 });
export const number = builder('number', 'number', { width: 90, height: 18 });
export const date = builder('date', 'date', { width: 90, height: 18 });
export const email = builder('email', 'email', { width: 180, height: 18 });
export const checkbox = builder('checkbox', 'checkbox', { width: 12, height: 12 });
export const select = builder('select', 'select', { width: 120, height: 18 });
/** The day of the act, which the service fills in. */
export const signedOn = builder(
  'signed_on',
  'date',
  { width: 90, height: 18 },
  { auto: 'signed_at' },
);
