import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockTemplate } from './lock.ts';

/**
 * Removes a template for good; documents made from it stay, with files and fields of their own.
 * @throws TEMPLATE_NOT_FOUND
 */
export async function deleteTemplate(
  tx: Transaction,
  actor: MemberActor,
  templateId: string,
): Promise<void> {
  tx.em.remove(await lockTemplate(tx, actor, templateId));
}
