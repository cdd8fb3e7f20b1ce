import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/template/update.ts';
import type { Template } from '../../persistence/entities/files.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate, lockTemplate } from './apply.ts';

/** Changes what a template is called and filed under. @throws TEMPLATE_NOT_FOUND */
export async function updateTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  command: rules.UpdateTemplate,
): Promise<Template> {
  const template = await lockTemplate(tx, principal, templateId);
  applyToTemplate(tx, principal, template, rules.updateTemplate(template, command, tx.now));
  return template;
}
