import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { lockTemplate } from './apply.ts';

/**
 * Removes a template for good; documents made from it stay, with files and fields of their own.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function deleteTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
): Promise<void> {
  tx.em.remove(await lockTemplate(tx, principal, templateId));
}
