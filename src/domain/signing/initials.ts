import { publicId, type FieldId } from '../ids.ts';
import { invalid } from '../refusals.ts';
import type { Field } from '../template/field.ts';
import { recordedType, type GivenSignature } from './given-signature.ts';
import type { SignatureState } from './signature.ts';

/** What a signature says of the initials beside it. */
type Initials = Pick<
  SignatureState,
  'initialsType' | 'initialsImage' | 'initialsText' | 'initialsFace' | 'initialsFieldIds'
>;

/** Of an act that gives none. */
export const noInitials: Initials = {
  initialsType: null,
  initialsImage: null,
  initialsText: null,
  initialsFace: null,
  initialsFieldIds: [],
};

/**
 * Which of a signer's places the signature fills and which the initials, with what is kept of them.
 * Without initials the signature stands where they are required, and optional places stay empty.
 * @throws VALIDATION_ERROR for initials that no place asks for
 */
export function fillPlaces(
  own: readonly Field[],
  initials: GivenSignature | undefined,
): Initials & Pick<SignatureState, 'signatureFieldIds'> {
  const places = own.filter(({ type }) => type === 'signature');
  const asking = places.filter(({ variant }) => variant === 'initials');
  if (initials && asking.length === 0) throw invalid('/initials', 'no field asks for them');
  const rest = places.filter((place) => !asking.includes(place) || (!initials && place.required));
  return {
    signatureFieldIds: idsOf(rest),
    ...noInitials,
    ...(initials && {
      initialsType: recordedType[initials.input],
      initialsImage: initials.image ?? null,
      initialsText: initials.text ?? null,
      initialsFace: initials.face ?? null,
      initialsFieldIds: idsOf(asking),
    }),
  };
}

function idsOf(fields: readonly { id: FieldId }[]): string[] {
  return fields.map(({ id }) => publicId('fld', id));
}
