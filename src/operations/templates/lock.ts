import { LockMode } from '@mikro-orm/core';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { TemplateEntity, type Template } from '../../persistence/entities/files.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';

/**
 * The workspace's template with its row locked: uses count one after the other.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function lockTemplate(
  tx: Transaction,
  actor: MemberActor,
  templateId: string,
): Promise<Template> {
  const id = parsePublicId('tpl', templateId);
  const where = { id: id ?? '', organizationId: actor.organizationId };
  const template =
    id === undefined
      ? null
      : await tx.em.findOne(TemplateEntity, where, {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          refresh: true,
        });
  if (!template) throw notFound('TEMPLATE', templateId);
  return template;
}
