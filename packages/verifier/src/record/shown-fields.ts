import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EvidenceField, GivenContent } from '../zip/evidence-file.ts';
import type { SigningRecord } from './signing-record.ts';

/** What a record says of the fields that were shown; nothing of none. */
export type ShownFields = Pick<SigningRecord, 'fields' | 'suggested'>;

/**
 * Of the fields that were shown, each with the SHA-256 of its description; and which of them had a
 * value beforehand that could be changed, and was or was not.
 * @param values that the act left, by field id
 */
export function shownFields(
  fields: readonly EvidenceField[],
  shownIds: readonly string[],
  values: GivenContent['field_values'],
): ShownFields {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const shown = shownIds.map((id) => ({ id, field: byId.get(id) }));
  const suggested = shown.flatMap(({ id, field }) =>
    field && isSuggested(field) ? { field_id: id, changed: values[id] !== field.value } : [],
  );
  return {
    ...(shown.length > 0 && {
      fields: shown.map(({ id, field }) => ({ field_id: id, sha256: digestOf(field) })),
    }),
    ...(suggested.length > 0 && { suggested }),
  };
}

function isSuggested({ value, read_only, auto }: EvidenceField): boolean {
  return value !== undefined && !read_only && auto === undefined;
}

/** Of one that is not described, nothing that a record could have. */
function digestOf(field: EvidenceField | undefined): string {
  if (!field) return '';
  return createHash('sha256')
    .update(canonicalize(field) ?? '')
    .digest('hex');
}
