import { kindOf, type FieldPlace } from '../fields/places.ts';
import type { SignatureKind } from '../signature/draft.ts';

/** By the id of the place: somebody pressed it, or asked for all of them. */
export type Adopted = Readonly<Record<string, boolean>>;

/** How far the places of the signature, or of the initials, are signed. */
export interface Standing {
  places: readonly FieldPlace[];
  /** Those that nobody has pressed yet. */
  open: readonly FieldPlace[];
  /**
   * Whether they have to be given. One signature stands at each of its places, so that whoever gives
   * optional initials gives all of them.
   */
  asked: boolean;
}

export function standingOf(
  kind: SignatureKind,
  all: readonly FieldPlace[],
  adopted: Adopted,
): Standing {
  const places = all.filter(({ field }) => kindOf(field) === kind);
  const open = places.filter(({ id }) => !adopted[id]);
  const begun = open.length < places.length;
  const asked = kind === 'signature' || begun || places.some(({ field }) => field.required);
  return { places, open, asked };
}
