import { LockMode } from '@mikro-orm/core';
import { parsePublicId } from '../../domain/ids.ts';
import { maySee } from '../../domain/member/member.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Field } from '../../domain/template/field.ts';
import { templateRepresentation } from '../../domain/template/representation.ts';
import { DocumentEntity, type Document } from '../../persistence/entities/documents.ts';
import { TemplateEntity, type Template } from '../../persistence/entities/files.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface CreateTemplate {
  documentId: string;
  name: string;
  description?: string | undefined;
  category?: string | undefined;
}

/**
 * Makes a template from any document that the member may see, in any state. It refers to the
 * files by itself and has fields of its own, so it outlives the document.
 * @throws DOCUMENT_NOT_FOUND
 */
export async function createTemplate(
  tx: Transaction,
  actor: MemberActor,
  command: CreateTemplate,
): Promise<Template> {
  const document = await holdDocument(tx, actor, command.documentId);
  const template = tx.em.create(TemplateEntity, {
    id: tx.deps.ids.next(),
    organizationId: actor.organizationId,
    ownerMemberId: actor.memberId,
    name: command.name,
    description: command.description ?? null,
    category: command.category ?? null,
    originalFileId: document.originalFileId,
    preparedFileId: document.preparedFileId,
    pageCount: document.pageCount,
    fields: copyFields(tx, document.fields),
    usageCount: 0,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  recordEvent(tx, {
    type: 'template.created',
    actor,
    organizationId: actor.organizationId,
    resource: { type: 'template', id: template.id },
    data: { template: templateRepresentation(template) },
  });
  return template;
}

/** The same places on the page under ids of their own. */
export function copyFields(tx: Transaction, fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, id: tx.deps.ids.next() }));
}

/** Held until the commit: a deletion would take its files along before the template has them. */
async function holdDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
): Promise<Document> {
  const id = parsePublicId('doc', documentId);
  const where = { id: id ?? '', organizationId: actor.organizationId };
  const document =
    id === undefined
      ? null
      : await tx.em.findOne(DocumentEntity, where, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!document || !maySee(actor, document)) throw notFound('DOCUMENT', documentId);
  return document;
}
