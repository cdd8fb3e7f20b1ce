import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { isReady, notReady } from '../../domain/document/readiness.ts';
import type { DocumentState } from '../../domain/document/state.ts';
import * as rules from '../../domain/document/set-fields.ts';
import { invalidPlaces } from '../../domain/refusals.ts';
import type { Field } from '../../domain/template/field.ts';
import { anchorTexts, type FieldInput } from '../../domain/template/field-input.ts';
import type { LocatedText } from '../../domain/template/placing.ts';
import { documentFieldsRepresentation } from '../../domain/template/represent-fields.ts';
import { canonicalJson } from '../../evidence/records/canonical-json.ts';
import { listRecipients } from '../../persistence/stores/documents/documents.ts';
import { readPages } from '../../persistence/stores/files/files.ts';
import { readFilledFields } from '../../persistence/stores/signing/signatures.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockForChange } from './load.ts';
import { requirePrintableInputs } from './printable-values.ts';
import { knownPages, requirePages, type OnFile } from './require-pages.ts';

export type Located = ReadonlyMap<string, readonly LocatedText[]>;

/** Where the texts stand that inputs are anchored to; reads the file, and so before any lock. */
export async function locateAnchors(
  deps: OperationDeps,
  file: OnFile,
  inputs: readonly FieldInput[],
): Promise<Located> {
  const texts = anchorTexts(inputs);
  if (texts.length === 0) return new Map();
  const { preparedFileId, organizationId } = file;
  const found = await deps.locateTexts(preparedFileId, organizationId, texts);
  return new Map(texts.map((text, index) => [text, found[index] ?? []]));
}

/** Refuses the sender's words that no font has or that have no room; before any lock. */
export async function requireWritable(
  deps: OperationDeps,
  fields: readonly Field[],
  pages: readonly PageGeometry[],
  pointerOf: (field: Field) => string,
): Promise<void> {
  const wrong = await deps.checkWords(fields, pages);
  const places = fields.flatMap((field) => {
    const message = wrong.get(field.id);
    return message === undefined ? [] : [{ pointer: pointerOf(field), message }];
  });
  if (places.length > 0) throw invalidPlaces(places);
}

/** Where a request for fields has the value of each. */
function valuePointers(inputs: readonly FieldInput[]): (field: Field) => string {
  const indexOf = new Map(inputs.map(({ name }, index) => [name, index]));
  return ({ name }) => `/fields/${indexOf.get(name) ?? 0}/value`;
}

/** SHA-256 in hex of the set as it is answered, as RFC 8785 JSON. */
export function fieldsSha256(fields: unknown): string {
  return createHash('sha256').update(canonicalJson(fields)).digest('hex');
}

/**
 * What of a request for fields takes longer than a lock should be held: texts are located, values
 * are held against fonts and boxes. What else is refused of a document that was sent, `setFields`
 * says. @throws as `setFields`
 */
export async function prepareFields(
  deps: OperationDeps,
  document: Document,
  command: rules.SetFields,
): Promise<Located> {
  if (document.status !== 'draft') return new Map();
  if (!isReady(document)) throw notReady();
  return preparePlacing(deps, document, command.fields, async (ground) => {
    const recipients = await listRecipients(deps.database, document.id);
    return rules.fieldsOfDraft({ document, recipients }, command, ground);
  });
}

/**
 * Where the texts of the request stand. The fields are decided beforehand only where the sender fills
 * something in, whose words are then held against fonts and boxes.
 */
export async function preparePlacing(
  deps: OperationDeps,
  file: OnFile & { fields: readonly Field[] },
  inputs: readonly FieldInput[],
  decide: (ground: rules.FieldsGround) => Promise<readonly Field[]>,
): Promise<Located> {
  await requirePrintableInputs(inputs, file.fields, '/fields');
  const located = await locateAnchors(deps, file, inputs);
  const pages = await requirePages(deps, file);
  if (!inputs.some((input) => input.read_only)) return located;
  const fields = await decide(groundOf(deps, pages, located));
  await requireWritable(deps, fields, pages, valuePointers(inputs));
  return located;
}

export function groundOf(
  { ids }: Pick<OperationDeps, 'ids'>,
  pages: readonly PageGeometry[],
  located: Located,
): rules.FieldsGround {
  return { pages, located, newId: () => ids.next<'fld'>() };
}

/**
 * Places the fields of a draft, all of them at once.
 * @param located by `prepareFields`
 * @throws as the rule of the same name, DOCUMENT_NOT_FOUND, INSUFFICIENT_ROLE
 */
export async function setFields(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.SetFields,
  located: Located,
) {
  const loaded = await lockForChange(tx, principal, documentId);
  const { document, recipients } = loaded;
  // Of any other the rule says why it is refused.
  const isOpen = document.status === 'draft' && isReady(document);
  const pages = isOpen ? knownPages(await readPages(tx.em, document.preparedFileId)) : [];
  const fields = rules.fieldsOfDraft(loaded, command, groundOf(tx.deps, pages, located));
  // A thousand fields take some milliseconds at each step, between which others have their turn.
  await othersTurn();
  const shown = (set: readonly Field[]) =>
    documentFieldsRepresentation({ ...document, fields: set }, recipients, pages);
  const before = JSON.stringify(shown(document.fields).fields);
  await othersTurn();
  const after = shown(fields);
  const changes = before !== JSON.stringify(after.fields);
  await othersTurn();
  const sha256 = changes ? fieldsSha256(after.fields) : undefined;
  await othersTurn();
  await applyDecision(tx, principal, loaded, rules.setFields(document, fields, sha256));
  return { ...after, revision: document.fieldsRevision };
}

/** The fields of a document as answers have them; with what was signed once it is completed. */
export async function readFields(deps: OperationDeps, document: Document) {
  const recipients = await listRecipients(deps.database, document.id);
  const pages = await requirePages(deps, document);
  const filled = isCompleted(document) ? await readFilledFields(deps.database, document.id) : [];
  return documentFieldsRepresentation(document, recipients, pages, filled);
}

function isCompleted({ completedAt }: Pick<DocumentState, 'completedAt'>): boolean {
  return completedAt !== null;
}
