import type { FieldType, FormField } from '../../fields.ts';
import { fieldFlags } from './tree.ts';
import type { StandardFormat } from './standard-formats.ts';

/** What all kinds of a field have of it. */
export type FieldHead = Pick<FormField, 'name' | 'source' | 'label' | 'required' | 'signer'>;

/** What a field asks for by its /FT and its flags; undefined for one that asks for nothing. */
export function typeOf(kind: string, bits: number): FieldType | undefined {
  switch (kind) {
    case 'Tx':
      return bits & fieldFlags.multiline ? 'textarea' : 'text';
    case 'Btn':
      return bits & fieldFlags.push ? undefined : 'checkbox';
    case 'Ch':
      return 'select';
    case 'Sig':
      return 'signature';
    default:
      return undefined;
  }
}

/** What a text of one line is by its format, else by its name. */
export function refineText(name: string, standard: StandardFormat | undefined): FieldType {
  if (standard?.kind === 'Number' || standard?.kind === 'Percent') return 'number';
  if (standard?.kind === 'Date') return 'date';
  return /e-?mail/i.test(name) ? 'email' : 'text';
}

export function isInitials(name: string): boolean {
  return /(?:^|[._ -])initials?\d*$/i.test(name);
}

/** A drop-down that takes other words than its options. */
export function takesAnyWords(bits: number): boolean {
  return (bits & fieldFlags.combo) !== 0 && (bits & fieldFlags.edit) !== 0;
}

/** A list of which several options may be chosen. */
export function takesSeveral(bits: number): boolean {
  return (bits & fieldFlags.multiSelect) !== 0 && (bits & fieldFlags.combo) === 0;
}

/**
 * `2.Name` belongs to the second signer, as the text tags' `signer=2` says; people read `Name`.
 * The number stays in the field's name, which alone distinguishes `1.Name` from `2.Name` outside.
 */
export function ownerOf(name: string): { signer?: number; rest: string } {
  const match = /^([1-9]\d?)\.(.+)$/s.exec(name);
  return match?.[1] && match[2] ? { signer: Number(match[1]), rest: match[2] } : { rest: name };
}
