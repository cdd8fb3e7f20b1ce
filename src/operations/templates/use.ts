import { templateRepresentation } from '../../domain/template/representation.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { addDraft } from '../documents/create.ts';
import { copyFields } from './create.ts';
import { lockTemplate } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface UseTemplate {
  title: string;
  description?: string | undefined;
}

/**
 * Makes a draft with the template's file and a copy of its fields, owned by who asks; the count
 * rises with it.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function useTemplate(
  tx: Transaction,
  actor: MemberActor,
  templateId: string,
  command: UseTemplate,
): Promise<Document> {
  const template = await lockTemplate(tx, actor, templateId);
  template.usageCount += 1;
  recordEvent(tx, {
    type: 'template.used',
    actor,
    organizationId: actor.organizationId,
    resource: { type: 'template', id: template.id },
    data: { template: templateRepresentation(template) },
  });
  return addDraft(tx, actor, {
    title: command.title,
    description: command.description ?? null,
    deadline: null,
    originalFileId: template.originalFileId,
    preparedFileId: template.preparedFileId,
    pageCount: template.pageCount,
    fields: copyFields(tx, template.fields),
    createdFromTemplateId: template.id,
  });
}
