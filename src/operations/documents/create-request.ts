import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { isReady, notReady } from '../../domain/document/readiness.ts';
import type { SendDocument } from '../../domain/document/send.ts';
import { holdersAmong } from '../../domain/document/set-fields.ts';
import { parsePublicId, type FileId, type RecipientId } from '../../domain/ids.ts';
import { planRecipients, type PlannedRecipient } from '../../domain/recipient/add-several.ts';
import { newRecipient, type AddRecipient as NewRecipient } from '../../domain/recipient/add.ts';
import { pointerPart } from '../../domain/refusals.ts';
import { applyValues } from '../../domain/template/apply-values.ts';
import type { FieldInput } from '../../domain/template/field-input.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import { placeFields } from '../../domain/template/place-fields.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import { findUpload } from '../../persistence/stores/files/uploads.ts';
import { sealRecipients, type AddRecipient } from '../recipients/seal-recipients.ts';
import { issueFirstLinks } from '../signing/issue-link.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { allowRedirect } from './allow-redirect.ts';
import { draftUpload, type CreateDocument } from './create.ts';
import { locateAnchors, requireWritable, type Located } from './fields.ts';
import type { LoadedDocument } from './lock.ts';
import { makeRequest } from './make-request.ts';
import { requirePrintableInputs, requirePrintableValues } from './printable-values.ts';
import { requirePages } from './require-pages.ts';

/** A document, who is asked, for what, and whether it leaves at once. */
export interface CreateRequest extends CreateDocument {
  recipients?: readonly AddRecipient[] | undefined;
  fields?: readonly FieldInput[] | undefined;
  values?: Readonly<Record<string, FieldValue>> | undefined;
  send?: SendDocument | undefined;
}

/** What takes longer than a transaction should last. */
export interface PreparedRequest {
  located: Located;
  words?: StoredFile | undefined;
}

export interface MadeRequest extends LoadedDocument {
  /** Null while the file is being converted, and where nobody kept them. */
  pages: readonly PageGeometry[] | null;
  /** What of the file that came is not in it; null likewise. */
  warnings: readonly FileWarning[] | null;
  /** Of recipients without mails. */
  signingUrls: ReadonlyMap<RecipientId, string>;
}

/**
 * Reads the file where the request is about what stands in it: texts are located, and the sender's
 * words written into a file of their own. An upload that is not there the transaction refuses.
 * @throws VALIDATION_ERROR, ANCHOR_NOT_FOUND, ANCHOR_AMBIGUOUS, FIELD_EXISTS, DOCUMENT_NOT_READY
 */
export async function prepareRequest(
  deps: OperationDeps,
  { organizationId }: MemberPrincipal,
  command: CreateRequest,
): Promise<PreparedRequest> {
  const { fields = [], values = {}, send } = command;
  await requirePrintableInputs(fields, [], '/fields');
  await requirePrintableValues(values, '/values');
  const nothing = { located: new Map() };
  if (!fields.some(({ anchor, read_only }) => anchor ?? read_only)) return nothing;
  const upload = await findUpload(
    deps.database.fork(),
    organizationId,
    parsePublicId('upl', command.storageId),
  );
  if (!upload) return nothing;
  const { id: preparedFileId, pageCount } = upload.prepared;
  if (pageCount === null) throw notReady();
  const pages = upload.prepared.pages ?? (await deps.measurePages(preparedFileId, organizationId));
  const located = await locateAnchors(deps, { preparedFileId, organizationId }, fields);
  const ground = { current: upload.foundFields, pages, located };
  const decided = decideFields(deps, command, plan(deps, unasked(command)), ground);
  await requireWritable(deps, decided, pages, pointersInto(command));
  const words = send && (await deps.writeWords(preparedFileId, organizationId, decided));
  return { located, words };
}

/**
 * Makes the document with all that belongs to it, or nothing.
 * @throws as creating, adding recipients, placing fields and sending do
 */
export async function createRequest(
  tx: Transaction,
  principal: MemberPrincipal,
  command: CreateRequest,
  { located, words }: PreparedRequest,
): Promise<MadeRequest> {
  const { organizationId } = principal;
  const settings = command.send && (await requireSettings(tx.em, organizationId));
  const people = await sealRecipients(tx, organizationId, command.recipients ?? [], settings);
  const recipients = plan(tx.deps, people);
  const { draft, pages, warnings } = await draftUpload(tx, principal, command);
  await allowRedirect(tx, principal, command.redirectUrl);
  const { fields, values, send } = command;
  const asked = fields !== undefined || values !== undefined;
  if ((asked || send) && !isReady(draft)) throw notReady();
  // Those that an earlier release did not keep are measured outside of the transaction.
  if (asked && !pages) throw notReady();
  const placedOn = asked ? (pages ?? undefined) : undefined;
  if (placedOn) {
    const ground = { current: draft.fields, pages: placedOn, located };
    draft.fields = decideFields(tx.deps, command, recipients, ground);
  }
  const made = { draft, recipients, placedOn, send, settings, words };
  const loaded = await makeRequest(tx, principal, made);
  const signingUrls = issueFirstLinks(tx, principal, loaded);
  return { ...loaded, pages, warnings, signingUrls };
}

/**
 * Has the file converted and measured that the request waits for, if there is one.
 * @param converted waits for a conversion
 */
export async function awaitFile(
  deps: OperationDeps,
  { organizationId }: MemberPrincipal,
  storageId: string,
  converted: (fileId: FileId) => Promise<void>,
): Promise<void> {
  const id = parsePublicId('upl', storageId);
  const upload = await findUpload(deps.database.fork(), organizationId, id);
  if (!upload) return;
  const preparedFileId = upload.prepared.id;
  await converted(preparedFileId);
  await requirePages(deps, { preparedFileId, organizationId });
}

/** What is asked of them changes no field. */
function unasked({ recipients = [] }: CreateRequest): NewRecipient[] {
  return recipients.map(({ authentication: _asked, ...command }) => command);
}

function plan({ ids }: OperationDeps, recipients: readonly NewRecipient[]): PlannedRecipient[] {
  return planRecipients(recipients, () => ids.next<'rec'>(), '/recipients');
}

function decideFields(
  { ids, clock }: OperationDeps,
  { fields, values = {} }: CreateRequest,
  recipients: readonly PlannedRecipient[],
  ground: { current: readonly Field[]; pages: readonly PageGeometry[]; located: Located },
): Field[] {
  const now = clock.now();
  const placed = fields
    ? placeFields(fields, {
        ...ground,
        holderOf: holdersAmong(recipients.map(({ id, command }) => newRecipient(id, command, now))),
        newId: () => ids.next<'fld'>(),
        at: '/fields',
        valuesFollow: new Set(Object.keys(values)),
      })
    : ground.current;
  return applyValues(placed, values, '/values');
}

/** Where in the request the words of a field are. */
function pointersInto({ fields = [], values = {} }: CreateRequest): (field: Field) => string {
  const indexOf = new Map(fields.map(({ name }, index) => [name, index]));
  return ({ name }) =>
    Object.hasOwn(values, name)
      ? `/values/${pointerPart(name)}`
      : `/fields/${indexOf.get(name) ?? 0}/value`;
}
