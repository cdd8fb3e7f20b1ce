import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { SetFields } from '../../domain/document/set-fields.ts';
import * as rules from '../../domain/template/set-fields.ts';
import type { Template } from '../../persistence/entities/files.ts';
import { readPages } from '../../persistence/stores/files/files.ts';
import { groundOf, preparePlacing, type Located } from '../documents/fields.ts';
import { knownPages, requirePages } from '../documents/require-pages.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate, lockOwnTemplate } from './apply.ts';

/**
 * What takes longer than a lock should be held: texts are located, values are held against fonts and
 * boxes. @throws as `setTemplateFields`
 */
export async function prepareTemplateFields(
  deps: OperationDeps,
  template: Template,
  command: SetFields,
): Promise<Located> {
  return preparePlacing(deps, template, command.fields, async (ground) => {
    const decided = rules.setTemplateFields(template, command, ground, deps.clock.now());
    return decided.template.fields ?? [];
  });
}

/**
 * Places the fields of a template, all of them at once.
 * @param located by `prepareTemplateFields`
 * @throws TEMPLATE_NOT_FOUND, INSUFFICIENT_ROLE, and as the rule of the same name
 */
export async function setTemplateFields(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  command: SetFields,
  located: Located,
) {
  const template = await lockOwnTemplate(tx, principal, templateId);
  const pages = knownPages(await readPages(tx.em, template.preparedFileId));
  const ground = groundOf(tx.deps, pages, located);
  const decision = rules.setTemplateFields(template, command, ground, tx.now);
  applyToTemplate(tx, principal, template, decision);
  return rules.templateFieldsRepresentation(template, pages);
}

/** The fields of a template as answers have them. */
export async function readTemplateFields(deps: OperationDeps, template: Template) {
  const pages = await requirePages(deps, template);
  return rules.templateFieldsRepresentation(template, pages);
}
