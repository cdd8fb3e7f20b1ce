import type { PageGeometry } from '@countersign/pdf/page-geometry';
import { present } from '../document/representation.ts';
import { publicId, type RecipientId } from '../ids.ts';
import type { RecipientRole } from '../recipient/recipient.ts';
import { numberSigners } from './assign-fields.ts';
import { pageSizes } from './choose-places.ts';
import type { Field, FieldValue } from './field.ts';
import { shownPlace } from './place-boxes.ts';

interface Holder {
  id: RecipientId;
  key: string | null;
  role: RecipientRole;
  order: number | null;
  createdAt: Date;
  signedAt: Date | null;
  signerNumber: number | null;
}

/** What an act left in fields, by public field id. */
export interface FilledFields {
  recipientId: RecipientId;
  fieldValues: Readonly<Record<string, FieldValue>>;
  signatureFieldIds: readonly string[];
  initialsFieldIds: readonly string[];
}

/**
 * The fields of a document as the API answers them: in reading order, in points from the top left of
 * each page as it is shown, with the pages' sizes.
 * @param filled by those who have acted, where the document is completed
 */
export function documentFieldsRepresentation(
  document: { fields: readonly Field[]; fieldsRevision: number; sentAt: Date | null },
  recipients: readonly Holder[],
  pages: readonly PageGeometry[],
  filled: readonly FilledFields[] = [],
) {
  const nameOf = makeNameOf(document, recipients, filled);
  const values = new Map(filled.flatMap(({ fieldValues }) => Object.entries(fieldValues)));
  return {
    revision: document.fieldsRevision,
    pages: pageSizes(pages),
    fields: inReadingOrder(document.fields, pages).map((field) => {
      const id = publicId('fld', field.id);
      return placedFieldRepresentation(field, pages, {
        recipient: nameOf(field),
        value: filled.length > 0 && !field.readOnly ? values.get(id) : field.value,
      });
    }),
  };
}

/** A field with its places; `recipient` as who asks knows them. */
export function placedFieldRepresentation(
  field: Field,
  pages: readonly PageGeometry[],
  { recipient, value }: { recipient: string | number | undefined; value: FieldValue | undefined },
) {
  const { places, format } = field;
  const buttons = places?.some(({ option }) => option !== undefined);
  return {
    id: publicId('fld', field.id),
    name: field.name,
    source: field.source,
    type: field.type,
    ...present('variant', field.variant),
    label: field.label,
    required: field.required,
    ...present('placeholder', field.placeholder),
    // Buttons are the options.
    ...present('options', buttons ? undefined : field.options),
    ...present('max_length', field.maxLength),
    ...present('recipient', recipient),
    ...present('value', field.type === 'signature' ? undefined : value),
    ...(field.readOnly && { read_only: true as const }),
    ...present('auto', field.auto),
    ...present('format', format?.kind === 'date' ? format.pattern : undefined),
    ...present('font_size', field.fontSize),
    ...shownPlace(field, pages),
    ...present(
      'places',
      places?.map((place) => ({ ...present('option', place.option), ...shownPlace(place, pages) })),
    ),
  };
}

/** By page, then from top to bottom, then from left to right, of the first place of each. */
export function inReadingOrder(
  fields: readonly Field[],
  pages: readonly PageGeometry[],
): readonly Field[] {
  return fields
    .map((field) => ({ field, at: shownPlace(field, pages) }))
    .sort(({ at: a }, { at: b }) => a.page - b.page || a.y - b.y || a.x - b.x)
    .map(({ field }) => field);
}

/** Whose a field is: the recipient's key, else their id, else the number of a signer not there. */
function makeNameOf(
  { sentAt }: { sentAt: Date | null },
  recipients: readonly Holder[],
  filled: readonly FilledFields[],
): (field: Field) => string | number | undefined {
  const byId = new Map(recipients.map((recipient) => [recipient.id, recipient]));
  const numbered = sentAt
    ? recipients.map(({ id, signerNumber }) => ({ id, signerNumber }))
    : numberSigners(recipients);
  const byNumber = new Map(numbered.map(({ id, signerNumber }) => [signerNumber, byId.get(id)]));
  const filledBy = new Map(
    filled.flatMap((one) => {
      const { fieldValues, signatureFieldIds, initialsFieldIds, recipientId } = one;
      const ids = [...Object.keys(fieldValues), ...signatureFieldIds, ...initialsFieldIds];
      return ids.map((id) => [id, byId.get(recipientId)]);
    }),
  );
  const named = (recipient: Holder | undefined) =>
    recipient && (recipient.key ?? publicId('rec', recipient.id));
  return ({ id, holder, signer = 1 }) => {
    const actual = named(filledBy.get(publicId('fld', id)));
    if (actual !== undefined) return actual;
    switch (holder?.kind) {
      case 'sender':
        return undefined;
      case 'role':
        return holder.key;
      case 'recipient':
        // Somebody who was removed: their fields fall to the first signer.
        return named(byId.get(holder.id) ?? byNumber.get(1)) ?? 1;
      case undefined:
        return named(byNumber.get(signer)) ?? signer;
    }
  };
}
