import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { FieldsGround, SetFields } from '../document/set-fields.ts';
import { Refusal } from '../refusals.ts';
import { pageSizes } from './choose-places.ts';
import type { TemplateDecision, TemplateFacts } from './create.ts';
import type { Field } from './field.ts';
import { numberRoles } from './number-roles.ts';
import { placeFields } from './place-fields.ts';
import type { FoundHolder } from './placing.ts';
import { fieldRepresentation } from './representation.ts';
import { inReadingOrder, placedFieldRepresentation } from './represent-fields.ts';
import type { TemplateRole } from './role.ts';

/**
 * Replaces the fields of a template as a whole, as those of a document are; `recipient` names one of
 * its roles. What changes nothing that answers show is no other version and no event.
 * @throws FIELDS_CHANGED, and as `placeFields`
 */
export function setTemplateFields(
  template: TemplateFacts,
  command: SetFields,
  { pages, located, newId }: FieldsGround,
  now: Date,
): TemplateDecision {
  const { version, recipients } = template;
  if (command.revision !== undefined && command.revision !== version) {
    throw new Refusal(
      'FIELDS_CHANGED',
      `The template is at version ${version}, not ${command.revision}.`,
    );
  }
  const fields = placeFields(command.fields, {
    current: template.fields,
    pages,
    located,
    holderOf: holdersAmong(recipients),
    newId,
    at: '/fields',
  });
  const shown = (set: Field[]) =>
    JSON.stringify(templateFieldsRepresentation({ version, recipients, fields: set }, pages));
  if (shown(fields) === shown(template.fields)) return { template: { fields }, events: [] };
  return {
    template: { fields, version: version + 1, updatedAt: now },
    events: [{ type: 'template.updated', details: { changed: ['fields'] } }],
  };
}

/** Whom a field's `recipient` names on a template: a role, or the n-th signer among them. */
function holdersAmong(roles: readonly TemplateRole[]): (recipient: string | number) => FoundHolder {
  const byKey = new Map(roles.map((role) => [role.key, role]));
  return (recipient) => {
    if (typeof recipient === 'number') return { signer: recipient };
    const found = byKey.get(recipient);
    if (!found) return { wrong: 'is no role of the template' };
    return { holder: { kind: 'role', key: found.key }, role: found.role };
  };
}

/**
 * The fields of a template as the API answers them, as those of documents.
 * @param pages of the prepared file; null of one that was prepared before they were kept, whose
 *   fields are answered without their places
 */
export function templateFieldsRepresentation(
  { version, recipients, fields }: Pick<TemplateFacts, 'version' | 'recipients' | 'fields'>,
  pages: readonly PageGeometry[] | null,
) {
  if (!pages) return { revision: version, pages: [], fields: fields.map(fieldRepresentation) };
  const byNumber = new Map([...numberRoles(recipients)].map(([key, number]) => [number, key]));
  return {
    revision: version,
    pages: pageSizes(pages),
    fields: inReadingOrder(fields, pages).map((field) =>
      placedFieldRepresentation(field, pages, {
        recipient: nameOf(field, byNumber),
        value: field.value,
      }),
    ),
  };
}

/** The role's key, else the number of a signer for whom there is no role. */
function nameOf(
  { holder, signer = 1 }: Field,
  byNumber: ReadonlyMap<number, string>,
): string | number | undefined {
  switch (holder?.kind) {
    case 'sender':
      return undefined;
    case 'role':
      return holder.key;
    case 'recipient':
    case undefined:
      return byNumber.get(signer) ?? signer;
  }
}
