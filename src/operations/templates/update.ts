import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/template/update.ts';
import type { Template } from '../../persistence/entities/files.ts';
import { allowRedirect } from '../documents/allow-redirect.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate, lockOwnTemplate } from './apply.ts';
import { sealRoles, type GivenRole } from './seal-roles.ts';

/** As a caller gives it: access codes in clear. */
export interface UpdateTemplate extends Omit<rules.UpdateTemplate, 'recipients'> {
  recipients?: readonly GivenRole[] | undefined;
}

/**
 * Changes what a template says of itself and of the documents made of it.
 * @throws TEMPLATE_NOT_FOUND, INSUFFICIENT_ROLE, REDIRECT_NOT_ALLOWED; VALIDATION_ERROR for roles
 *   that cannot be
 */
export async function updateTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  { recipients, ...others }: UpdateTemplate,
): Promise<Template> {
  await allowRedirect(tx, principal, others.redirectUrl);
  const template = await lockOwnTemplate(tx, principal, templateId);
  const roles = sealRoles(tx.deps, recipients, template.recipients);
  const command = { ...others, recipients: roles };
  applyToTemplate(tx, principal, template, rules.updateTemplate(template, command, tx.now));
  return template;
}
