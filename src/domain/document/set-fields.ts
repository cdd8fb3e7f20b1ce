import { parsePublicId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import type { Field } from '../template/field.ts';
import type { FieldInput } from '../template/field-input.ts';
import { placeFields } from '../template/place-fields.ts';
import type { FoundHolder, PlacingOf } from '../template/placing.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { isReady, notReady } from './readiness.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from './state.ts';

export interface SetFields {
  /** What the caller has seen; undefined: whatever is there. */
  revision?: number | undefined;
  fields: readonly FieldInput[];
}

/** What the rule cannot know by itself. */
export type FieldsGround = Pick<PlacingOf, 'pages' | 'located' | 'newId'>;

/**
 * The fields that a draft would have: those that the sender placed, and what they said of the file's
 * own, replaced as a whole.
 * @throws DOCUMENT_NOT_DRAFT, DOCUMENT_NOT_READY, FIELDS_CHANGED, and as `placeFields`
 */
export function fieldsOfDraft(
  { document, recipients }: DocumentWithRecipients,
  command: SetFields,
  ground: FieldsGround,
): Field[] {
  if (document.status !== 'draft') {
    throw new Refusal('DOCUMENT_NOT_DRAFT', 'Fields change only while the document is a draft.');
  }
  if (!isReady(document)) throw notReady();
  const { fieldsRevision: revision } = document;
  if (command.revision !== undefined && command.revision !== revision) {
    throw new Refusal(
      'FIELDS_CHANGED',
      `The fields are at revision ${revision}, not ${command.revision}.`,
    );
  }
  return placeFields(command.fields, {
    ...ground,
    current: document.fields,
    holderOf: holdersAmong(recipients),
    at: '/fields',
  });
}

/**
 * Gives a draft these fields. What changes nothing that answers show raises no revision and is no
 * event.
 * @param sha256 of the set as it is answered, in hex; undefined when that is as it was
 */
export function setFields(
  { fieldsRevision }: Pick<DocumentState, 'fieldsRevision'>,
  fields: Field[],
  sha256: string | undefined,
): DocumentDecision {
  if (sha256 === undefined) return { ...nothingToDo, document: { fields } };
  return {
    document: { fields, fieldsRevision: fieldsRevision + 1 },
    events: [{ type: 'document.fields_changed', details: { count: fields.length, sha256 } }],
  };
}

/** Whom a field's `recipient` names on a document: by key, by id, or as the n-th signer. */
export function holdersAmong(
  recipients: readonly Pick<RecipientState, 'id' | 'key' | 'role'>[],
): (recipient: string | number) => FoundHolder {
  const byName = new Map([
    ...recipients.map((recipient) => [recipient.id as string, recipient] as const),
    ...recipients.flatMap((recipient) =>
      recipient.key === null ? [] : [[`key:${recipient.key}`, recipient] as const],
    ),
  ]);
  return (recipient) => {
    if (typeof recipient === 'number') return { signer: recipient };
    const id = parsePublicId('rec', recipient);
    const found = byName.get(`key:${recipient}`) ?? (id && byName.get(id));
    if (!found) return { wrong: 'is neither the key nor the id of a recipient of the document' };
    return { holder: { kind: 'recipient', id: found.id }, role: found.role };
  };
}
