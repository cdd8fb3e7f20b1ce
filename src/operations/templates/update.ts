import { templateRepresentation } from '../../domain/template/representation.ts';
import type { Template } from '../../persistence/entities/files.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockTemplate } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface UpdateTemplate {
  name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
}

/**
 * Changes what a template is called and filed under. What changes nothing is no event.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function updateTemplate(
  tx: Transaction,
  actor: MemberActor,
  templateId: string,
  command: UpdateTemplate,
): Promise<Template> {
  const template = await lockTemplate(tx, actor, templateId);
  const changed = (['name', 'description', 'category'] as const).filter(
    (field) => command[field] !== undefined && command[field] !== template[field],
  );
  if (changed.length === 0) return template;
  template.name = command.name ?? template.name;
  template.description = command.description ?? template.description;
  template.category = command.category ?? template.category;
  template.updatedAt = tx.now;
  recordEvent(tx, {
    type: 'template.updated',
    actor,
    organizationId: actor.organizationId,
    resource: { type: 'template', id: template.id },
    details: { changed },
    data: { template: templateRepresentation(template) },
  });
  return template;
}
