import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/template/use.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { addDraft } from '../documents/create.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate, lockTemplate } from './apply.ts';
import { copyFields } from './create.ts';

export interface UseTemplate {
  title: string;
  description?: string | undefined;
}

/**
 * Makes a draft with the template's file and a copy of its fields, owned by who asks.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function useTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  command: UseTemplate,
): Promise<Document> {
  const template = await lockTemplate(tx, principal, templateId);
  applyToTemplate(tx, principal, template, rules.useTemplate(template));
  return addDraft(tx, principal, {
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
