import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { requireOwnTemplate } from '../../domain/template/access.ts';
import type { TemplateDecision } from '../../domain/template/create.ts';
import type { Template } from '../../persistence/entities/files.ts';
import { lockTemplateRow } from '../../persistence/stores/documents/templates.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** A template that the member may see, with its row locked. @throws TEMPLATE_NOT_FOUND */
export async function lockTemplate(
  { em }: Transaction,
  principal: MemberPrincipal,
  templateId: string,
): Promise<Template> {
  const id = parsePublicId('tpl', templateId);
  const template = id && (await lockTemplateRow(em, principal, id));
  if (!template) throw notFound('TEMPLATE', templateId);
  return template;
}

/**
 * As `lockTemplate`, of one that the member may change.
 * @throws TEMPLATE_NOT_FOUND when it may not be seen, INSUFFICIENT_ROLE when only seen
 */
export async function lockOwnTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
): Promise<Template> {
  const template = await lockTemplate(tx, principal, templateId);
  requireOwnTemplate(principal, template);
  return template;
}

/** Writes what was decided about a template, and records it as it is then. */
export function applyToTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  template: Template,
  decision: TemplateDecision,
): void {
  Object.assign(template, decision.template);
  const { organizationId } = principal;
  for (const event of decision.events) {
    recordEvent(tx, principal, event, { organizationId, template });
  }
}
