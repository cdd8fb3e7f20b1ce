import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { isReady, notReady } from '../../domain/document/readiness.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { maySee } from '../../domain/member/member.ts';
import { notFound } from '../../domain/refusals.ts';
import * as rules from '../../domain/template/create.ts';
import type { Field } from '../../domain/template/field.ts';
import { heldByRoles, rolesOfRecipients } from '../../domain/template/roles-of-recipients.ts';
import { fileWithoutWords } from '../../domain/template/sender-words.ts';
import { sourceOf } from '../../domain/template/source.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { TemplateEntity, type Template } from '../../persistence/entities/files.ts';
import { readRecipients } from '../../persistence/stores/documents/documents.ts';
import { holdSource } from '../../persistence/stores/documents/templates.ts';
import { allowRedirect } from '../documents/allow-redirect.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate } from './apply.ts';
import { sealRoles, type GivenRole } from './seal-roles.ts';

export interface CreateTemplate extends Omit<rules.CreateTemplate, 'recipients'> {
  documentId: string;
  recipients?: readonly GivenRole[] | undefined;
}

/**
 * Makes a template from any document that the member may see. It refers to the files by itself and
 * has fields and roles of its own; made by a member who may change the document, it outlives it.
 * @throws DOCUMENT_NOT_FOUND; DOCUMENT_NOT_READY while its file is being converted;
 *   REDIRECT_NOT_ALLOWED; VALIDATION_ERROR for roles that cannot be
 */
export async function createTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  { documentId, recipients, ...others }: CreateTemplate,
): Promise<Template> {
  await allowRedirect(tx, principal, others.redirectUrl);
  const document = await holdDocument(tx, principal, documentId);
  if (!isReady(document)) throw notReady();
  const { roles, keys } = rolesOfRecipients(await readRecipients(tx.em, document.id));
  const fields = heldByRoles(copyFields(tx, document.fields), keys);
  const command = { ...others, recipients: sealRoles(tx.deps, recipients) };
  const decision = rules.createTemplate(command, { roles, fields }, tx.now);
  const template = tx.em.create(TemplateEntity, {
    ...decision.template,
    id: tx.deps.ids.next<'tpl'>(),
    organizationId: principal.organizationId,
    ownerMemberId: principal.memberId,
    sourceDocumentId: sourceOf(principal, document),
    originalFileId: document.originalFileId,
    preparedFileId: fileWithoutWords(document),
    pageCount: document.pageCount,
  });
  applyToTemplate(tx, principal, template, decision);
  return template;
}

/** The same places on the page under ids of their own. */
export function copyFields({ deps }: Transaction, fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, id: deps.ids.next<'fld'>() }));
}

async function holdDocument(
  { em }: Transaction,
  principal: MemberPrincipal,
  documentId: string,
): Promise<Document> {
  const id = parsePublicId('doc', documentId);
  const document = id && (await holdSource(em, principal.organizationId, id));
  if (!document || !maySee(principal, document)) throw notFound('DOCUMENT', documentId);
  return document;
}
