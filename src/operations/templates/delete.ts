import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { lockOwnTemplate } from './apply.ts';

/**
 * Removes a template for good; documents made from it stay, with files and fields of their own.
 * @throws TEMPLATE_NOT_FOUND, INSUFFICIENT_ROLE
 */
export async function deleteTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
): Promise<void> {
  const template = await lockOwnTemplate(tx, principal, templateId);
  const { id, name, organizationId } = template;
  const deleted = { type: 'template.deleted', templateId: id, details: { name } } as const;
  recordEvent(tx, principal, deleted, { organizationId });
  tx.em.remove(template);
}
