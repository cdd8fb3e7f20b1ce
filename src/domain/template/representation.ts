import { present } from '../document/representation.ts';
import { publicId, type TemplateId } from '../ids.ts';
import type { Field } from './field.ts';

export interface TemplateRow {
  id: TemplateId;
  name: string;
  description: string | null;
  category: string | null;
  usageCount: number;
  createdAt: Date;
  updatedAt: Date;
}

/** As lists and webhook bodies carry a template: without its fields. */
export function templateRepresentation(template: TemplateRow) {
  return {
    id: publicId('tpl', template.id),
    name: template.name,
    ...present('description', template.description),
    ...present('category', template.category),
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
    usage_count: template.usageCount,
  };
}

/** A field as clients see it; where it lies on the page is the signing session's matter. */
export function fieldRepresentation(field: Field) {
  return {
    id: publicId('fld', field.id),
    name: field.name,
    label: field.label,
    type: field.type,
    required: field.required,
    ...present('placeholder', field.placeholder),
    ...present('options', field.options),
  };
}
