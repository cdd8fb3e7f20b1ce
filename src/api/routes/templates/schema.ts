import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import { z } from 'zod';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { fieldTypes } from '../../../domain/template/field.ts';
import {
  fieldRepresentation,
  templateRepresentation,
} from '../../../domain/template/representation.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Template } from '../../../persistence/entities/files.ts';
import { findTemplate } from '../../../persistence/stores/templates.ts';
import { text, timestamp } from '../../schemas.ts';

export const category = text(255);

export const fieldSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    label: z.string(),
    type: z.enum(fieldTypes),
    required: z.boolean(),
    placeholder: z.string().optional(),
    options: z.array(z.string()).optional().meta({ description: 'What a `select` offers' }),
  })
  .meta({ id: 'TemplateField' });

const itemFields = {
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  category: z.string().optional(),
  created_at: timestamp,
  updated_at: timestamp,
  usage_count: z.number().int(),
};

export const templateItemSchema = z.strictObject(itemFields).meta({ id: 'TemplateItem' });

export const templateSchema = z
  .strictObject({ ...itemFields, fields: z.array(fieldSchema) })
  .meta({ id: 'Template' });

export function renderTemplate(template: Template) {
  return { ...templateRepresentation(template), fields: template.fields.map(fieldRepresentation) };
}

/** The template a read is about. @throws TEMPLATE_NOT_FOUND */
export async function requireTemplate(
  { deps, principal }: { deps: OperationDeps; principal: MemberPrincipal },
  templateId: string,
): Promise<Template> {
  const uuid = parsePublicId('tpl', templateId);
  const template = await findTemplate(deps.database, principal, uuid);
  if (!template) throw notFound('TEMPLATE', templateId);
  return template;
}
