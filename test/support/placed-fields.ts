import { parsePublicId, publicId, type RecipientId } from '../../src/domain/ids.ts';
import type { Field, FieldHolder } from '../../src/domain/template/field.ts';
import { DocumentEntity } from '../../src/persistence/entities/documents.ts';
import type { Application } from './application.ts';

/** A text on the first page, placed by the sender. */
export function placedField(name: string, more: Partial<Field> = {}): Omit<Field, 'id'> {
  return {
    name,
    source: 'placed',
    label: name,
    type: 'text',
    required: false,
    page: 0,
    rect: [72, 600, 200, 20],
    ...more,
  };
}

export function heldBy(recipientId: string): FieldHolder {
  const id = parsePublicId('rec', recipientId);
  if (id === undefined) throw new Error(`${recipientId} is no id of a recipient.`);
  return { kind: 'recipient', id: id satisfies RecipientId };
}

/** Gives a draft these fields instead of its own. @returns their public ids by name */
export async function placeFields(
  app: Application,
  documentId: string,
  given: Omit<Field, 'id'>[],
): Promise<Record<string, string>> {
  const id = parsePublicId('doc', documentId);
  if (id === undefined) throw new Error(`${documentId} is no id of a document.`);
  const fields = given.map((field) => ({ ...field, id: app.operations.ids.next<'fld'>() }));
  await app.database.fork().nativeUpdate(DocumentEntity, { id }, { fields });
  return Object.fromEntries(fields.map((field) => [field.name, publicId('fld', field.id)]));
}
