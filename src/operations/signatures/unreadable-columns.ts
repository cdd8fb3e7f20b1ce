import { isEvidenceField } from '@countersign/verifier/read-evidence';
import { areAuthentications } from '@countersign/verifier/recorded-authentication';
import { publicId } from '../../domain/ids.ts';
import { locales } from '../../domain/mail/mail.ts';
import { isPlain } from '../../domain/signing/sealed-evidence.ts';
import { shownField } from '../../domain/template/shown-field.ts';
import type { Field } from '../../domain/template/field.ts';
import type { StoredEvidence } from '../../persistence/stores/sealing/verification.ts';

/**
 * Columns that hold what the service never writes there, as sentences that name them. `stored` is
 * afterwards without these, so that all else can be compared.
 */
export function emptyUnreadable(stored: StoredEvidence): string[] {
  const { document, recipients, signatures } = stored;
  return [
    ...(stored.isOwned
      ? []
      : [sentence(publicId('doc', document.id), 'documents.owner_member_id')]),
    ...emptied('documents', publicId('doc', document.id), document, {
      fields: [areFields, []],
    }),
    ...recipients.flatMap((recipient) =>
      emptied('recipients', publicId('rec', recipient.id), recipient, {
        authentication: [areDemands, []],
        locale: [isLocale, null],
        consentLanguage: [isLocale, null],
      }),
    ),
    ...signatures.flatMap((signature) =>
      emptied('signatures', publicId('sig', signature.id), signature, {
        fieldValues: [isPlain, {}],
        authentication: [isEmptyOr(areAuthentications), []],
      }),
    ),
  ];
}

type Readings<Row> = { [Key in keyof Row]?: [(value: unknown) => boolean, Row[Key]] };

function emptied<Row extends object>(
  table: string,
  id: string,
  row: Row,
  readings: Readings<Row>,
): string[] {
  return (Object.keys(readings) as (keyof Row & string)[]).flatMap((key) => {
    const [isReadable, empty] = readings[key] ?? [];
    if (isReadable?.(row[key]) !== false) return [];
    row[key] = empty as Row[typeof key];
    const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return sentence(id, `${table}.${column}`);
  });
}

function sentence(id: string, column: string): string {
  return `${id}: what is stored as ${column} cannot be.`;
}

function areFields(value: unknown): boolean {
  return Array.isArray(value) && value.every(isField);
}

function isField(value: unknown): boolean {
  try {
    return isEvidenceField(shownField(value as Field));
  } catch {
    return false;
  }
}

function areDemands(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPlain);
}

const isEmptyOr = (fits: (value: unknown) => boolean) => (value: unknown) =>
  (Array.isArray(value) && value.length === 0) || fits(value);

function isLocale(value: unknown): boolean {
  return value === null || locales.some((locale) => locale === value);
}
